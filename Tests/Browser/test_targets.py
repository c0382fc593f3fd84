"""Every control is large enough to hit: 24 by 24 CSS pixels, 44 high on a touch screen (WCAG 2.2, 2.5.8 and 2.5.5)."""

import pytest

POINTERS = {
    "mouse": (24, {}),
    "touch": (44, {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}),
}

# The enabled controls in sight whose target is smaller; the target of a labelled box is its whole label.
SMALL = """least => [...document.querySelectorAll('main form :is(button, input, select, textarea)')]
    .filter(control => control.type !== 'hidden' && control.checkVisibility() && !control.matches(':disabled'))
    .map(control => [control, (control.closest('label') ?? control).getBoundingClientRect()])
    .filter(([, box]) => box.height < least - 0.5 || box.width < 23.5)
    .map(([control, box]) => `${control.id || control.className}: ${box.width} by ${box.height}`)"""


@pytest.fixture(scope="module", params=POINTERS)
def pointer(request, open_page):
    least, options = POINTERS[request.param]
    return least, open_page(**options)


def test_controls_are_large_enough(pointer, base, example_path):
    least, page = pointer
    page.goto(base + example_path)
    assert page.evaluate(SMALL, least) == []
