"""With scripts off, a Form that lacks what it requires is drawn again: a summary leads to the fields, and what was
entered is kept; the state is what it was."""

import pytest
from test_forms import ENTRIES, FIELDS, FORMS, change

REQUIRED = "form.form input:is([type=text], [type=email], :not([type])):required:enabled:visible"
SUMMARY = ".error-summary a"


def test_a_refused_form_keeps_what_was_entered(plain, base, form_path):
    plain.goto(base + form_path)
    if plain.locator(REQUIRED).count() == 0:
        pytest.skip("It has no Form with a required text.")
    form = plain.locator(FORMS).first
    stored = form.evaluate(ENTRIES)
    for field in form.evaluate(FIELDS):
        change(form, field)
    required = plain.locator(REQUIRED).first
    identifier = required.get_attribute("id")
    required.fill("")
    entered = form.evaluate(ENTRIES)
    with plain.expect_response(lambda response: response.request.method == "POST") as answer:
        form.locator("button[type=submit]").last.press("Enter")
    plain.wait_for_load_state()
    assert answer.value.status == 422
    assert plain.locator(FORMS).first.evaluate(ENTRIES) == entered
    assert f"#{identifier}" in [link.get_attribute("href") for link in plain.locator(SUMMARY).all()]
    assert plain.locator(f'[id="{identifier}"]').get_attribute("aria-invalid") == "true"
    plain.goto(base + form_path)
    assert plain.locator(FORMS).first.evaluate(ENTRIES) == stored
