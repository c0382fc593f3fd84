"""How a test finds a page's controls, reads what a press is about to write, and what the control says afterwards."""

import re

# The controls that act at once: every enabled button of a small form that a visitor can see.
PRESSABLE = "form.press button[type=submit]:enabled:visible"

# A control as the page has it now: the state that it tells, null where it has none, as a button that opens all has;
# and what the browser would post for a press, as pairs of name and value.
READ = """button => ({
    state: ['aria-checked', 'aria-pressed', 'aria-expanded'].map(name => button.getAttribute(name))
        .find(value => value !== null) ?? null,
    writes: [...new FormData(button.form, button)].map(([name, value]) => [name, String(value)]),
})"""

FOCUS = "document.activeElement.id"
FOCUS_MILLISECONDS = 3_000

WORDS = {
    "true": "true", "on": "true", "1": "true", "checked": "true",
    "false": "false", "off": "false", "0": "false", "empty": "false", "": "false",
    "intermediate": "mixed",
}


def by_id(page, identifier):
    return page.locator(f'[id="{identifier}"]')


def identifiers(page, selector):
    """The ids of the elements that match now, in order."""
    return page.locator(selector).evaluate_all("elements => elements.map(element => element.id)")


def name(control):
    """The role and the accessible name of a control, as assistive technology gets them."""
    line = control.aria_snapshot().splitlines()[0]
    return re.match(r'[^"\[]*("(\\.|[^"\\])*")?', line)[0].strip(" :")


def promised(writes, before):
    """The state that a control must have after these writes, given the one before.

    One write says it by itself: a Bool or a mark by its value, a member of a set by its verb, an option by being
    named. Several writes belong to a control that stands for several states: it turns all on, or all off if they are.
    """
    if before is None:
        return None
    if len(writes) != 1:
        return "false" if before == "true" else "true"
    field, value = writes[0]
    if field.endswith(".insert"):
        return "true"
    if field.endswith((".remove", ".removeAll")):
        return "false"
    return WORDS.get(value, "true")


def has_focus(page, identifier):
    """Whether the element gets the focus; the browser gives it a moment after the page is there."""
    try:
        page.locator(f'[id="{identifier}"]:focus').wait_for(timeout=FOCUS_MILLISECONDS)
    except Exception:
        return False
    return True
