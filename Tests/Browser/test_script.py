"""With scripts on, a press redraws its example in place: it posts once; page, focus and promise hold."""

import pytest
from controls import FOCUS, PRESSABLE, READ, by_id, identifiers, name, promised
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def scripted(open_page):
    """A browser page with scripts, and the forms that it posted."""
    page = open_page(reduced_motion="reduce")
    posts = []
    page.on("request", lambda request: request.method == "POST" and posts.append(request.post_data))
    return page, posts


def test_a_press_redraws_in_place(scripted, base, example_path):
    page, posts = scripted
    page.goto(base + example_path)
    for identifier in identifiers(page, PRESSABLE):
        control = by_id(page, identifier)
        if not control.is_visible():
            continue  # A button before it has closed what it stands in.
        before, called = control.evaluate(READ), name(control)
        promise = promised(before["writes"], before["state"])
        posts.clear()
        with page.expect_response(lambda response: response.request.method == "GET"):
            control.click()
        if promise is not None:
            expect(page.locator(f'[id="{identifier}"]:is([aria-checked="{promise}"], [aria-pressed="{promise}"], '
                                f'[aria-expanded="{promise}"])')).to_have_count(1)
        assert len(posts) == 1, f"{identifier}: a click posted {posts}"
        assert page.url == base + example_path, f"{identifier}: a click led to {page.url}"
        assert page.evaluate(FOCUS) == identifier, f"{identifier}: the focus is on {page.evaluate(FOCUS)!r}"
        assert promise is None or name(control) == called, f"{identifier}: it was {called}, it is {name(control)}"
