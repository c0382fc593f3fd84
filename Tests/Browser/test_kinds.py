"""Every control of an example is of a kind that these tests press, so that none escapes them."""

KINDS = "form.press, form.apply-form, form.form"

CONTROLS = "main button, main input:not([type=hidden]), main select, main textarea"
# What leads outside a known kind of form, in the words of its own markup.
STRAYS = f"""controls => controls.filter(control => control.form && control.form.method === 'post'
    && !control.form.matches('{KINDS}')).map(control => control.outerHTML.slice(0, 160))"""


def test_an_example_offers_controls(plain, base, example_path):
    plain.goto(base + example_path)
    assert plain.locator(KINDS).count() > 0
    assert plain.locator(CONTROLS).evaluate_all(STRAYS) == []
