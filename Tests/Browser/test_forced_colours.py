"""In the colours of the reader's system, on a light and on a dark ground, the states of a control are far apart: not by
a shade or by a pixel, but by a mark or a place that can be seen (WCAG 2.2, 1.4.11)."""

import base64
from itertools import combinations

import pytest
from test_matrix import SHOW, STAGE, firsts, open_matrices

SIDE = 180
# So many pixels have to differ by so much in one channel: a minus of 8 by 2 pixels, and a third of the way to white.
PIXELS, STEP = 16, 85
# What a control is, and what pictures are of the same control: all that a caption says but for this.
STATES = ["on", "state", "mark", "chosen", "choice", "expanded"]

DIFFERENCE = """async ([pictures, step]) => {
    const [one, other] = await Promise.all(pictures.map(async picture => {
        const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + picture)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
    }));
    let count = 0;
    for (let at = 0; at < one.length; at += 4) {
        if ([0, 1, 2].some(channel => Math.abs(one[at + channel] - other[at + channel]) >= step)) count += 1;
    }
    return count;
}"""


@pytest.fixture(scope="module", params=["light", "dark"])
def stage(request, open_page):
    return open_page(bypass_csp=True, reduced_motion="reduce", forced_colors="active", color_scheme=request.param)


@pytest.fixture(scope="module")
def table(open_page):
    """A blank page that compares pictures."""
    return open_page()


def groups(cells):
    """The cells that differ in their state alone, together."""
    found = {}
    for cell in firsts(cells):
        rest = tuple((axis, value) for axis, value in cell["said"].items() if axis not in STATES)
        found.setdefault(rest, []).append(cell)
    return [group for group in found.values() if len(group) > 1]


def test_on_off_and_mixed_are_far_apart(stage, table, base, component_path):
    alike, count = [], 0
    for matrix in open_matrices(stage, base + component_path):
        stage.evaluate(STAGE)
        for group in groups(matrix["cells"]):
            pictures = {}
            for cell in group:
                stage.evaluate(SHOW, cell["id"])
                picture = stage.screenshot(clip={"x": 0, "y": 0, "width": SIDE, "height": SIDE})
                pictures[cell["id"]] = base64.b64encode(picture).decode()
            for one, other in combinations(pictures, 2):
                count += 1
                pixels = table.evaluate(DIFFERENCE, [[pictures[one], pictures[other]], STEP])
                if pixels < PIXELS:
                    alike.append(f"{component_path}: only {pixels} pixels tell {one} from {other}")
    print(f"\n{component_path}: {count} pairs of states")
    assert not alike, "\n".join(alike)
