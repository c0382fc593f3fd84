"""On paper a page shows all that it holds: the panels, the mounted content of what is closed, all of every line."""

import pytest

# A4 less its margins, in CSS pixels.
PAPER = {"width": 673, "height": 1002}

# What the page holds but the paper does not show, or shows with a part cut off.
LOST = """() => {
    const words = [];
    const tell = (element, text) => words.push(`${text}: ${element.outerHTML.slice(0, 140)}`);
    const room = document.documentElement.clientWidth;
    for (const panel of document.querySelectorAll('.disclosure-panel')) {
        if (panel.closest('.matrix-picture')) continue;
        const box = panel.getBoundingClientRect();
        const inner = panel.firstElementChild?.getBoundingClientRect();
        if (!box.height || !inner?.height || inner.bottom > box.bottom + 1) tell(panel, `${box.height} px high`);
    }
    for (const code of document.querySelectorAll('pre.code')) {
        const box = code.getBoundingClientRect();
        if (!box.height) tell(code, 'not shown');
        if (code.scrollWidth > code.clientWidth + 1) tell(code, `${code.scrollWidth} px in ${code.clientWidth}`);
        if (code.scrollHeight > code.clientHeight + 1) tell(code, `${code.scrollHeight} px in ${code.clientHeight}`);
        if (box.right > room + 1) tell(code, `reaches to ${box.right} of ${room}`);
    }
    for (const table of document.querySelectorAll('.table-region')) {
        if (table.scrollWidth > table.clientWidth + 1) tell(table, `${table.scrollWidth} px in ${table.clientWidth}`);
    }
    return words;
}"""
# The parts of controls that say their state by a fill or a mark, which a printer leaves out unless it is told not to.
MARKS = """() => {
    const parts = '.checkbox-box, .mark-box, .switch-track, .spring-track, .radio > input, .toggle';
    const found = [...document.querySelectorAll(parts)].filter(part => part.checkVisibility());
    return [found.length, found.filter(part => [part, '::before'].some(which =>
            getComputedStyle(part, which === part ? null : which).printColorAdjust !== 'exact'
            && (which === part || getComputedStyle(part, which).content !== 'none')))
        .map(part => part.outerHTML.slice(0, 140))];
}"""


@pytest.fixture(scope="module")
def paper(open_page):
    page = open_page(java_script_enabled=False, viewport=PAPER, color_scheme="dark")
    page.emulate_media(media="print")
    return page


def test_all_that_is_there_is_printed(paper, base, page_path):
    paper.goto(base + page_path)
    lost = paper.evaluate(LOST)
    assert not lost, f"{page_path}:\n" + "\n".join(lost)
    width = paper.evaluate("document.scrollingElement.scrollWidth")
    assert width <= PAPER["width"], f"{page_path} is {width} px wide on paper that has {PAPER['width']}"


def test_controls_keep_their_marks(paper, base, page_path):
    paper.goto(base + page_path)
    _, wrong = paper.evaluate(MARKS)
    assert not wrong, f"{page_path}:\n" + "\n".join(wrong)


def test_a_dark_page_is_printed_dark_on_white(paper, base):
    paper.goto(base)
    assert paper.evaluate("""['html', 'body'].map(name => getComputedStyle(document.querySelector(name)))
        .map(style => [style.color, style.backgroundColor])""") == [["rgb(23, 23, 23)", "rgb(255, 255, 255)"]] * 2
