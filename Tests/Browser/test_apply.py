"""With scripts off, native fields outside a Form are changed and applied."""

from controls import FOCUS

FORMS = "form.apply-form"

# What each field could hold instead: kind, name, the element's id, value. Of a long list, three options are tried.
CHOICES = """form => [...form.elements].flatMap(field => {
    if (!field.checkVisibility() || field.matches(':disabled')) return [];
    const choice = (kind, value) => [kind, field.name, field.id, value];
    switch (field.type) {
        case 'radio': return field.checked ? [] : [choice('radio', field.value)];
        case 'select-one': return [...field.options]
            .filter(option => !option.selected && !option.matches(':disabled') && !option.hidden)
            .slice(0, 3).map(option => choice('select', option.value));
        case 'number': return [field.min, field.max].filter(v => v && v !== field.value).map(v => choice('text', v));
        case 'text': return [choice('text', field.value === 'Vitrine' ? 'Gallery' : 'Vitrine')];
        default: return [];
    }
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
        match kind:
            case "radio":
                field.check(force=True)
            case "select":
                field.select_option(value=value, force=True)
            case "text":
                field.fill(value)
        with plain.expect_navigation():
            form.locator("button.apply").press("Enter")
        form = plain.locator(FORMS).nth(number)
        if form.evaluate(VALUE, name) != value:
            wrong.append(f"{identifier}: applying {name}={value} left {form.evaluate(VALUE, name)!r}")
        if not form.evaluate(HOLDS_FOCUS):
            wrong.append(f"{identifier}: after Apply the focus is on {plain.evaluate(FOCUS)!r} ({plain.url})")
    assert not wrong, "\n".join(wrong)
