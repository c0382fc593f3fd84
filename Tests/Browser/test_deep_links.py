"""With scripts off, a link to any heading, panel or cell of a page brings it into sight and shows what it names."""

import pytest

# What has an id for a link: headings and their links, panels, matrices and their cells, controls of the examples.
TARGETS = """main :is(h1, h2, h3, h4)[id], main :is(.panel-body, .matrix-body)[id], main .matrix-cell[id],
    main :is(section, details)[id], main .preview :is(button, input, select)[id]"""
# Goes to each target in turn as a link does. A few ids of a row of hundreds of cells say the same as all: with `every`
# only one in so many is taken.
FOLLOW = """async ([targets, every]) => {
    const wrong = [];
    const all = [...document.querySelectorAll(targets)].filter(e => !e.closest('[hidden]') && e.type !== 'hidden');
    const cells = all.filter(e => e.matches('.matrix-cell'));
    const taken = all.filter(e => !e.matches('.matrix-cell') || cells.indexOf(e) % every === 0);
    for (const element of taken) {
        location.hash = '#' + encodeURIComponent(element.id);
        const shown = element.matches('details') ? element.querySelector('summary') : element;
        const box = shown.getBoundingClientRect();
        const tell = text => wrong.push(`#${element.id}: ${text}`);
        if (element.closest('details')?.open === false) tell('it is folded up');
        else if (document.querySelector(':target') !== element) tell('it is not the target');
        else if (!shown.checkVisibility({ visibilityProperty: true })) tell('it is not shown');
        else if (box.bottom <= 0 || box.top >= innerHeight) tell(`it is at ${box.top} of ${innerHeight}`);
        else {
            const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
            const y = Math.max(box.top, 0) + Math.min(4, box.height / 2);
            const top = document.elementFromPoint(x, y);
            if (top?.closest('.site-header')) tell('it lies under the header');
        }
    }
    return [taken.length, wrong];
}"""


@pytest.fixture(scope="module", params=[(390, 844), (1440, 900)], ids=lambda view: f"{view[0]} px")
def view(request, open_page):
    width, height = request.param
    return open_page(java_script_enabled=False, reduced_motion="reduce", viewport={"width": width, "height": height})


def test_every_id_can_be_linked_to(view, base, component_path):
    view.goto(base + component_path)
    count, wrong = view.evaluate(FOLLOW, [TARGETS, 7])
    print(f"\n{component_path}: {count} links")
    assert count and not wrong, f"{component_path}: {len(wrong)} of {count}\n" + "\n".join(wrong[:20])
