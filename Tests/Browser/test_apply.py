"""With scripts off, native fields outside a Form are changed and applied."""

from controls import FOCUS, by_id, has_focus

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


def test_every_choice_can_be_applied(plain, base, choice_path):
    plain.goto(base + choice_path)
    forms = plain.locator(FORMS)
    choices = [(number, choice) for number in range(forms.count())
               for choice in forms.nth(number).evaluate(CHOICES)]
    for number, (kind, name, identifier, value) in choices:
        form, field = plain.locator(FORMS).nth(number), by_id(plain, identifier)
        match kind:
            case "radio":
                field.check(force=True)
            case "select":
                field.select_option(value=value, force=True)
            case "text":
                field.fill(value)
        with plain.expect_navigation(wait_until="domcontentloaded"):
            form.locator("button.apply").press("Enter")
        now = plain.locator(FORMS).nth(number).evaluate(VALUE, name)
        assert now == value, f"{identifier}: applying {name}={value} left {now!r}"
        assert has_focus(plain, identifier), (
            f"{identifier}: after Apply the focus is on {plain.evaluate(FOCUS)!r} of {plain.url}")
