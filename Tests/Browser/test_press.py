"""With scripts off, every button of every example does what it promises, by key and by click, and keeps the focus."""

import pytest
from controls import FOCUS, PRESSABLE, identifiers, name, promised, state, writes

PRESSES = {
    "Space": lambda control: control.press("Space"),
    "Enter": lambda control: control.press("Enter"),
    "click": lambda control: control.click(),
}


def press(page, identifier, how):
    """Presses a control and returns what was wrong afterwards, in words."""
    before, called = state(page, identifier), name(page, identifier)
    sent = writes(page, identifier)
    expected = promised(sent, before)
    with page.expect_navigation():
        PRESSES[how](page.locator(f'[id="{identifier}"]'))
    wrong = []
    if page.locator(f'[id="{identifier}"]').count() != 1:
        return [f"{identifier}: it is gone after {how} wrote {sent}: {page.title()}"]
    if state(page, identifier) != expected:
        wrong.append(f"{identifier}: {how} wrote {sent}, and it went from {before} to "
                     f"{state(page, identifier)}, not to {expected}")
    if before is not None and name(page, identifier) != called:
        wrong.append(f"{identifier}: {how} changed its name from {called} to {name(page, identifier)}")
    if page.evaluate(FOCUS) != identifier:
        wrong.append(f"{identifier}: after {how} the focus is on {page.evaluate(FOCUS)!r} ({page.url})")
    return wrong


@pytest.mark.parametrize("how", PRESSES)
def test_every_button_acts_and_keeps_the_focus(plain, base, example_path, how):
    plain.goto(base + example_path)
    wrong = []
    for identifier in identifiers(plain, PRESSABLE):
        plain.goto(base + example_path)
        before = state(plain, identifier)
        wrong += press(plain, identifier, how)
        if wrong:
            break
        middle = state(plain, identifier)
        wrong += press(plain, identifier, how)
        # Two states alternate. What a press cannot undo (it was mixed, one must be on, it opens all) may stay.
        if before in ("true", "false") and middle not in (before, None) and state(plain, identifier) != before:
            wrong.append(f"{identifier}: the second {how} did not bring {before} back")
    assert not wrong, "\n".join(wrong)
