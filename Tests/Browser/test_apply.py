"""With scripts off, native radios and selects outside a Form are chosen and applied."""

from controls import FOCUS

FORMS = "form.apply-form"

# The enabled options of each field that are not chosen now: its kind, its name, the element's id, the value.
CHOICES = """form => [...form.elements].flatMap(field => {
    if (!field.checkVisibility() || field.matches(':disabled')) return [];
    if (field.type === 'radio' && !field.checked) return [['radio', field.name, field.id, field.value]];
    if (field.type !== 'select-one') return [];
    return [...field.options].filter(o => !o.selected && !o.matches(':disabled') && !o.hidden)
        .slice(0, 3).map(o => ['select', field.name, field.id, o.value]);
})"""
VALUE = """(form, name) => new FormData(form).get(name)"""
HOLDS_FOCUS = "form => form.contains(document.activeElement) && document.activeElement.id"


def test_every_choice_can_be_applied(plain, base, example_path):
    plain.goto(base + example_path)
    forms = plain.locator(FORMS)
    choices = [(number, choice) for number in range(forms.count())
               for choice in forms.nth(number).evaluate(CHOICES)]
    wrong = []
    for number, (kind, name, identifier, value) in choices:
        plain.goto(base + example_path)
        form = plain.locator(FORMS).nth(number)
        field = form.locator(f'[id="{identifier}"]')
        if kind == "radio":
            field.check(force=True)
        else:
            field.select_option(value=value, force=True)
        with plain.expect_navigation():
            form.locator("button.apply").press("Enter")
        form = plain.locator(FORMS).nth(number)
        if form.evaluate(VALUE, name) != value:
            wrong.append(f"{identifier}: applying {name}={value} left {form.evaluate(VALUE, name)!r}")
        if not form.evaluate(HOLDS_FOCUS):
            wrong.append(f"{identifier}: after Apply the focus is on {plain.evaluate(FOCUS)!r} ({plain.url})")
    assert not wrong, "\n".join(wrong)
