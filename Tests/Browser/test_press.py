"""With scripts off, every button of every example does what it promises, by key and by click, and keeps the focus."""

from controls import FOCUS, PRESSABLE, READ, WORDS, by_id, has_focus, identifiers, name, promised

PRESSES = {
    "Space": lambda control: control.press("Space"),
    "Enter": lambda control: control.press("Enter"),
    "click": lambda control: control.click(),
}


def press(page, identifier, how):
    """Presses a control. Fails where it does not keep its promise; else gives what it was and what it is."""
    control = by_id(page, identifier)
    before, called = control.evaluate(READ), name(control)
    story = f"{identifier}, {before['state']}, pressed by {how}, which wrote {before['writes']}"
    with page.expect_navigation(wait_until="domcontentloaded"):
        PRESSES[how](control)
    assert control.count() == 1, f"{story}: it is gone from {page.url}, {page.title()}"
    after = control.evaluate(READ)
    assert after["state"] == promised(before["writes"], before["state"]), f"{story}: it is {after['state']}"
    assert has_focus(page, identifier), f"{story}: the focus is on {page.evaluate(FOCUS)!r} of {page.url}"
    assert after["state"] is None or name(control) == called, f"{story}: it was {called}, now it is {name(control)}"
    return before, after


def is_choice(control):
    """Whether a press names an option, so that a second one cannot take it back."""
    return len(control["writes"]) == 1 and control["writes"][0][1] not in WORDS


def test_every_button_acts_and_keeps_the_focus(plain, base, example_path):
    plain.goto(base + example_path)
    for number, identifier in enumerate(identifiers(plain, PRESSABLE)):
        if not by_id(plain, identifier).is_visible():
            continue  # A button before it has closed what it stands in.
        before, after = press(plain, identifier, "Space")
        _, last = press(plain, identifier, "click")
        if before["state"] in ("true", "false") and not (is_choice(after) and before["writes"] == after["writes"]):
            assert last["state"] == before["state"], f"{identifier}: two presses did not bring {before} back"
        if number == 0:
            press(plain, identifier, "Enter")
