"""How a test finds a page's controls, reads what a press is about to write, and what the control says afterwards."""

import re

STATES = ["aria-checked", "aria-pressed", "aria-expanded"]

# The controls that act at once: every enabled button of a small form that a visitor can see.
PRESSABLE = "form.press button[type=submit]:enabled:visible"

# What the browser would post for a press, as pairs of name and value.
WRITES = "button => [...new FormData(button.form, button)].map(([name, value]) => [name, String(value)])"

FOCUS = "document.activeElement.id"

WORDS = {
    "true": "true", "on": "true", "1": "true", "checked": "true",
    "false": "false", "off": "false", "0": "false", "empty": "false", "": "false",
    "intermediate": "mixed",
}


def identifiers(page, selector):
    """The ids of the elements that match now, in order."""
    return [element.get_attribute("id") for element in page.locator(selector).all()]


def state(page, identifier):
    """The value of the state attribute of a control; None where it has none, as a button that opens all has."""
    for name in STATES:
        value = page.locator(f'[id="{identifier}"]').get_attribute(name)
        if value is not None:
            return value
    return None


def name(page, identifier):
    """The role and the accessible name of a control, as assistive technology gets them."""
    line = page.locator(f'[id="{identifier}"]').aria_snapshot().splitlines()[0]
    return re.match(r'[^"\[]*("(\\.|[^"\\])*")?', line)[0].strip(" :")


def writes(page, identifier):
    return page.locator(f'[id="{identifier}"]').evaluate(WRITES)


def promised(writes, before):
    """The state that a control must have after these writes, given the one before.

    One write says it by itself: a Bool or a mark by its value, a member of a set by its verb, an option by being
    named. Several writes belong to a control that stands for several states: it turns all on, or all off if they are.
    """
    if before is None:
        return None
    if len(writes) != 1:
        return "false" if before == "true" else "true"
    name, value = writes[0]
    if name.endswith(".insert"):
        return "true"
    if name.endswith((".remove", ".removeAll")):
        return "false"
    return WORDS.get(value, "true")
