"""On a touch screen every control is 44 CSS pixels high (WCAG 2.2, 2.5.5); axe checks the 24 of a mouse."""

import pytest

HEIGHT = 44
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}

# The enabled controls in sight whose target is smaller; the target of a labelled box is its whole label.
SMALL = """least => [...document.querySelectorAll('main form :is(button, input, select, textarea)')]
    .filter(control => control.type !== 'hidden' && control.checkVisibility() && !control.matches(':disabled'))
    .map(control => [control, (control.closest('label') ?? control).getBoundingClientRect()])
    .filter(([, box]) => box.height < least - 0.5 || box.width < 23.5)
    .map(([control, box]) => `${control.id || control.className}: ${box.width} by ${box.height}`)"""


@pytest.fixture(scope="module")
def phone(open_page):
    return open_page(java_script_enabled=False, **PHONE)


def test_controls_are_large_enough(phone, base, example_path):
    phone.goto(base + example_path)
    assert phone.evaluate(SMALL, HEIGHT) == []
