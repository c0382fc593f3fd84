"""The box of a checkbox keeps its size and stays square beside a label of any length."""

import pytest

# Every box that has a label, on the pages that have them, and the size that it is meant to have.
PAGES = {"labeled-checkbox": (".labeled-checkbox", ".mark-box"), "checkbox": (".checkbox", ".checkbox-box"),
         "radio-group": (".radio", "input")}
WORDS = " ".join(["unabridged"] * 499) + " " + "x" * 200
VIEWS = [(320, 640), (1440, 900)]

BOXES = """([row, part, words]) => [...document.querySelectorAll('main .preview ' + row)].map(element => {
    const mark = element.querySelector(part), label = element.querySelector('.label');
    const size = () => { const box = mark.getBoundingClientRect(); return [box.width, box.height]; };
    const before = size();
    if (label) label.replaceChildren(words);
    const [box, text] = [mark, label ?? mark].map(e => e.getBoundingClientRect());
    return { id: element.id || element.querySelector('[id]').id, before, after: size(),
             meant: getComputedStyle(element).getPropertyValue('--size'),
             apart: Math.max(text.left - box.right, box.left - text.right), labelled: !!label };
})"""


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: f"{view[0]} px")
@pytest.mark.parametrize("component", PAGES)
def test_the_box_keeps_its_size_beside_a_label_of_500_words(open_page, base, component, view):
    page = open_page(java_script_enabled=False, viewport={"width": view[0], "height": view[1]})
    page.goto(f"{base}/components/{component}")
    boxes = page.evaluate(BOXES, [*PAGES[component], WORDS])
    assert any(box["labelled"] for box in boxes)
    for box in boxes:
        width, height = box["after"]
        assert width == pytest.approx(height, abs=0.01), f"{box['id']}: it is no square, {box}"
        assert box["after"] == pytest.approx(box["before"], abs=0.01), f"{box['id']}: its size has changed, {box}"
        if box["meant"]:
            assert f"{width:g}px" == box["meant"], f"{box['id']}: it is {width} px, not {box['meant']}"
        assert not box["labelled"] or box["apart"] >= 8, f"{box['id']}: it has {box['apart']} px to its label"
    assert page.evaluate("document.scrollingElement.scrollWidth") <= view[0], "The label makes the page scroll sideways"


def test_the_boxes_have_their_sizes(plain, base):
    plain.goto(f"{base}/components/labeled-checkbox/checkbox-size")
    sizes = plain.locator(".mark-box").evaluate_all("boxes => boxes.map(box => box.getBoundingClientRect().width)")
    assert sizes == [20, 32]
