"""With scripts off, a Form is filled in by its native fields and saved as a whole."""

from controls import FOCUS, has_focus

FORMS = "form.form"

FIELDS = """form => [...form.elements].filter(f => f.name && f.checkVisibility() && !f.matches(':disabled'))
    .map(f => ({ type: f.type, id: f.id, name: f.name, required: f.required }))"""
OPTIONS = """select => [...select.options].filter(o => !o.selected && !o.matches(':disabled') && o.value)
    .map(o => o.value)"""
ENTRIES = "form => [...new FormData(form)].map(([name, value]) => [name, String(value)])"
TEXTS = {"email": "vitrine@example.org", "number": "1", "url": "https://example.org/", "tel": "1"}


def change(form, field):
    """Gives a field another value that its example must accept."""
    element = form.locator(f'[id="{field["id"]}"]')
    match field["type"]:
        case "checkbox":
            element.set_checked(field["required"] or not element.is_checked(), force=True)
        case "radio":
            element.check(force=True)
        case "select-one":
            if options := element.evaluate(OPTIONS):
                element.select_option(value=options[0], force=True)
        case "submit" | "button" | "reset" | "hidden" | "fieldset":
            pass
        case kind:
            element.fill(TEXTS.get(kind, "Vitrine"))


def test_every_form_saves_all_its_fields(plain, base, form_path):
    plain.goto(base + form_path)
    for number in range(plain.locator(FORMS).count()):
        plain.goto(base + form_path)
        form = plain.locator(FORMS).nth(number)
        for field in form.evaluate(FIELDS):
            change(form, field)
        chosen = form.evaluate(ENTRIES)
        with plain.expect_navigation(wait_until="domcontentloaded"):
            form.locator("button[type=submit]").last.press("Enter")
        assert plain.url.startswith(base + form_path + "#"), f"Saving {chosen} led to {plain.url}"
        assert plain.locator(FORMS).nth(number).evaluate(ENTRIES) == chosen
        assert has_focus(plain, plain.url.partition("#")[2]), f"The focus is on {plain.evaluate(FOCUS)!r}"
