"""No page scrolls sideways on a small phone, or at 400 % zoom on a laptop, which is the same."""

import pytest

# The elements that reach out of the page, the innermost of each branch.
OUTSIDE = """() => [...document.querySelectorAll('body *')]
    .filter(e => e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1)
    .filter((e, _, all) => !all.some(other => other !== e && e.contains(other)))
    .slice(0, 5).map(e => e.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def narrow(open_page):
    return open_page(viewport={"width": 320, "height": 640}, java_script_enabled=False)


def test_does_not_scroll_sideways(narrow, base, path):
    narrow.goto(base + path)
    width = narrow.evaluate("document.scrollingElement.scrollWidth")
    assert width <= 320, f"{path} is {width} px wide: {narrow.evaluate(OUTSIDE)}"
