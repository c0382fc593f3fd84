"""Where a page is written from right to left, controls are its mirror image: the label at the right, the mark or the
chevron on its other side, and a knob that travels to the left when it is turned on."""

import pytest
from controls import by_id

# Each kind: its page, the row, what stands in it, and whether it stands at the end of the row, which is the left.
ROWS = {
    "switch": ("switch/rtl", ".switch", ".switch-track", "end"),
    "spring toggle": ("spring-toggle/basic", ".spring-toggle", ".spring-track", "end"),
    "checkbox": ("checkbox/rtl", ".checkbox", ".checkbox-box", "start"),
    "radio": ("radio-group/rtl", ".radio", "input", "start"),
    "accordion": ("accordion/rtl", ".disclosure-button", ".chevron", "end"),
    "collapsible": ("collapsible/rtl", ".disclosure-button", ".chevron", "end"),
}
KNOBS = {
    "switch": ("switch/rtl", ".switch", ".switch-track", ".switch-thumb", 2),
    "spring toggle": ("spring-toggle/basic", ".spring-toggle", ".spring-track", ".spring-knob", 3),
}
# The middles and the edges of a part and of the label in its row, in CSS pixels.
PLACES = """([row, part]) => [...document.querySelectorAll('main .preview ' + row)].map(element => {
    const box = selector => element.querySelector(selector).getBoundingClientRect();
    const [mark, label, whole] = [box(part), box('.label'), element.getBoundingClientRect()];
    return { id: element.id || element.querySelector('[id]').id, mark: [mark.left, mark.right],
             label: [label.left, label.right], row: [whole.left, whole.right],
             direction: getComputedStyle(element).direction };
})"""
# How far a knob is from the left and from the right edge of its track, and whether it is on.
KNOB = """([row, track, knob]) => {
    const element = document.querySelector('main .preview ' + row);
    const [outer, inner] = [track, knob].map(part => element.querySelector(part).getBoundingClientRect());
    return { id: element.id, on: element.getAttribute('aria-checked') === 'true', track: outer.width,
             left: inner.left - outer.left, right: outer.right - inner.right };
}"""
# The spring toggle has no example of its own for this.
MIRROR = "document.querySelector('main .preview').dir = 'rtl'"


def show(page, url):
    page.goto(url)
    page.evaluate(MIRROR)


@pytest.mark.parametrize("kind", ROWS)
def test_the_mark_stands_on_the_other_side_of_its_label(plain, base, kind):
    path, row, part, place = ROWS[kind]
    show(plain, f"{base}/components/{path}")
    rows = plain.evaluate(PLACES, [row, part])
    assert rows
    for found in rows:
        assert found["direction"] == "rtl", found
        if place == "end":
            assert found["mark"][1] <= found["label"][0], f"{found['id']}: the mark must be left of the label, {found}"
            assert abs(found["mark"][0] - found["row"][0]) < 1, f"{found['id']}: it must end its row, {found}"
        else:
            assert found["mark"][0] >= found["label"][1], f"{found['id']}: the mark must be right of the label, {found}"
            assert abs(found["mark"][1] - found["row"][1]) < 1, f"{found['id']}: it must begin its row, {found}"


@pytest.mark.parametrize("kind", KNOBS)
def test_the_knob_is_at_the_left_when_on_and_at_the_right_when_off(plain, base, kind):
    path, *parts, inset = KNOBS[kind]
    show(plain, f"{base}/components/{path}")
    states = []
    for _ in range(2):
        knob = plain.evaluate(KNOB, parts)
        near, far = ("left", "right") if knob["on"] else ("right", "left")
        assert knob[near] == pytest.approx(inset, abs=0.05) and knob[far] > knob["track"] / 4, knob
        states.append(knob["on"])
        with plain.expect_navigation(wait_until="domcontentloaded"):
            by_id(plain, knob["id"]).click()
        plain.evaluate(MIRROR)
    assert sorted(states) == [False, True]
