"""The state matrix of a component: every cell shows what its caption says, takes nothing, and can be linked to."""

from math import prod

import pytest

# The matrices of a page: what they are called, the count in words, the factors, and the cells with the data that their
# captions are made of. What a cell shows is read off its elements, never off the data.
MATRICES = """() => [...document.querySelectorAll('details.matrix')].map(matrix => ({
    title: matrix.querySelector('summary > code').textContent,
    count: matrix.querySelector('summary > span').textContent,
    factors: [...matrix.querySelectorAll('.matrix-axes b')].map(b => Number(b.textContent)),
    axes: [...matrix.querySelectorAll('.matrix-axes dt')].map(dt => dt.textContent),
    groups: [...matrix.querySelectorAll('.matrix-group')].map(group => [
        Number(group.querySelector('.matrix-count').textContent), group.querySelectorAll('.matrix-cell').length]),
    cells: [...matrix.querySelectorAll('.matrix-cell')].map(cell => ({
        id: cell.id, said: { ...cell.dataset }, caption: cell.querySelector('.matrix-name').textContent,
        shown: (SHOWN)(cell.querySelector('.matrix-picture')),
    })),
}))"""
SHOWN = """picture => {
    const controls = [...picture.querySelectorAll('button, input, select')];
    const one = (...names) => names.map(name => picture.querySelector('[' + name + ']')?.getAttribute(name))
        .find(value => value);
    const box = selector => picture.querySelector(selector)?.getBoundingClientRect();
    const labels = [...picture.querySelectorAll('.label')].map(label => label.getBoundingClientRect());
    const states = controls.filter(control => control.type !== 'text' && control.type !== 'number')
        .map(control => control.getAttribute('aria-checked') ?? control.getAttribute('aria-pressed')
            ?? (control.matches(':is([type=checkbox], [type=radio])') ? String(control.checked) : null));
    const members = controls.map(control => (control.closest('label') ?? control).getBoundingClientRect());
    return {
        enabled: [...new Set(controls.map(control => !control.matches(':disabled')))],
        states, chosen: picture.querySelector('select')?.value ?? picture.querySelector(':checked')?.value ?? null,
        expanded: controls.map(control => control.getAttribute('aria-expanded')).filter(value => value),
        panels: [...picture.querySelectorAll('[aria-expanded]')].map(button =>
            [button.getAttribute('aria-expanded'), !!button.closest('.disclosure').querySelector('.disclosure-panel')]),
        invalid: one('aria-invalid') === 'true', error: picture.querySelector('.error')?.textContent ?? null,
        red: !!picture.querySelector('[data-error]'), form: !!picture.querySelector('.form'),
        native: controls.every(control => control.matches('input')),
        size: one('data-size') ?? '', square: [box('.mark-box')?.width, box('.mark-box')?.height],
        labelFirst: labels.length && box('.mark-box') ? labels[0].left < box('.mark-box').left : null,
        outline: !!picture.querySelector('.outline'), card: !!picture.querySelector('.choice-card'),
        groups: picture.querySelectorAll('optgroup').length, color: picture.querySelector('[style*=on-color]')
            ?.style.getPropertyValue('--on-color') ?? null,
        stacked: members.length > 1 ? members[1].top > members[0].top : null,
        classes: [...picture.querySelectorAll('*')].flatMap(element => [...element.classList]),
        type: controls[0]?.getAttribute('type') ?? null,
    };
}"""

STATES = {"off": "false", "on": "true", "mixed": "mixed"}
MARKS = {"empty": "false", "checked": "true", "intermediate": "mixed"}
SIZES = {"small": "sm", "regular": "", "large": "lg"}
FIELDS = {
    "text": ("text", "text-field"), "number": ("number", "text-field"), "radioGroup": ("radio", "radio-group"),
    "select": (None, "select"), "nativeSelect": (None, "native-select"), "toggleGroup": ("checkbox", "button-group"),
    "toggle": ("checkbox", "toggle"), "switch": ("checkbox", "switch"), "springToggle": ("checkbox", "spring-toggle"),
    "labeledCheckbox": ("checkbox", "labeled-checkbox"), "checkbox": ("checkbox", "checkbox"),
}
STYLES = {"switch": "switch", "checkbox": "checkbox", "button": "toggle", "spring": "spring-toggle"}
COLORS = {"green": "#34c759", "indigo": "#5856d6"}
CHOICES = {"none": None, "first": "design", "second": "mobile"}

# For each axis: what the picture has to show for a value of it.
AXES = {
    "enabled": lambda value, shown: shown["enabled"] == [value == "true"],
    "on": lambda value, shown: set(shown["states"]) == {value},
    "state": lambda value, shown: set(shown["states"]) == {STATES[value]},
    "mark": lambda value, shown: set(shown["states"]) == {MARKS[value]},
    "invalid": lambda value, shown: (shown["invalid"], bool(shown["error"])) == (value == "true",) * 2,
    "error": lambda value, shown: shown["red"] == (value == "true"),
    # In a form a box is a native one, but for the mixed one, which HTML does not have.
    "form": lambda value, shown: (
        shown["form"] == (value == "true") == shown["native"] or shown["form"] and "mixed" in shown["states"]),
    "size": lambda value, shown: (
        shown["size"] == SIZES[value] if value in SIZES else shown["square"] == [float(value)] * 2),
    "placement": lambda value, shown: shown["labelFirst"] == (value == "leading"),
    "outline": lambda value, shown: shown["outline"] == (value == "true"),
    "card": lambda value, shown: shown["card"] == (value == "true"),
    "chosen": lambda value, shown: shown["states"].count("true") == int(value),
    "axis": lambda value, shown: shown["stacked"] == (value == "vertical"),
    "choice": lambda value, shown: (shown["chosen"] or None) == CHOICES[value],
    "grouped": lambda value, shown: (shown["groups"] > 0) == (value == "true"),
    "expanded": lambda value, shown: ("true" in shown["expanded"]) == (value == "true"),
    "mounted": lambda value, shown: all(there == (value == "true" or open == "true") for open, there in shown["panels"]),
    "mode": lambda value, shown: value == "multiple" or shown["expanded"].count("true") <= 1,
    "color": lambda value, shown: shown["color"] == COLORS[value],
    "style": lambda value, shown: STYLES[value] in shown["classes"],
    "field": lambda value, shown: shown["type"] == FIELDS[value][0] and FIELDS[value][1] in shown["classes"],
}

# What could be pressed, named, posted or reached inside of the pictures.
LIVE = """() => [...document.querySelectorAll('.matrix-picture')].flatMap(picture => [
    ...(picture.inert ? [] : [picture]), ...picture.querySelectorAll('form, [name], [type=submit], [type=hidden]'),
    ...[...picture.querySelectorAll('button, input, select')].filter(
        control => control.focus() || control === document.activeElement),
]).map(element => element.outerHTML.slice(0, 160))"""


@pytest.fixture(scope="module")
def component_page(open_page):
    return open_page(java_script_enabled=False, viewport={"width": 1440, "height": 900})


def open_matrices(page, url):
    """Goes to a page, unfolds its matrices and reads them."""
    page.goto(url)
    page.evaluate("document.querySelectorAll('details.matrix').forEach(matrix => matrix.open = true)")
    return page.evaluate(MATRICES.replace("SHOWN", SHOWN))


def test_every_cell_shows_what_it_says(component_page, base, catalogue, record_property):
    wrong, counts = [], {}
    for path in catalogue.components:
        for matrix in open_matrices(component_page, base + path):
            counts[matrix["title"]] = len(matrix["cells"])
            for cell in matrix["cells"]:
                said, shown = cell["said"], cell["shown"]
                wrong += [f"{path}#{cell['id']}: {axis} is {value}, but it shows {shown}"
                          for axis, value in said.items() if not AXES[axis](value, shown)]
    record_property("combinations", sum(counts.values()))
    print("\n" + ", ".join(f"{title} {count}" for title, count in counts.items()), "=", sum(counts.values()))
    assert not wrong, f"{len(wrong)} wrong:\n" + "\n".join(wrong[:20])


def test_every_combination_is_there_once(component_page, base, catalogue):
    for path in catalogue.components:
        matrices = open_matrices(component_page, base + path)
        assert matrices, f"{path} has no state matrix"
        for matrix in matrices:
            cells = matrix["cells"]
            assert len(cells) == prod(matrix["factors"]) == len({cell["caption"] for cell in cells})
            assert matrix["count"] == f"{len(cells)} combinations"
            assert {tuple(cell["said"]) for cell in cells} == {tuple(matrix["axes"])}
            assert all(said == there for said, there in matrix["groups"])


def test_the_pictures_take_nothing(component_page, base, catalogue):
    for path in catalogue.components:
        open_matrices(component_page, base + path)
        assert component_page.evaluate(LIVE) == []


@pytest.mark.parametrize("component", ["/components/labeled-checkbox", "/components/accordion"])
def test_a_link_to_a_cell_unfolds_its_matrix(component_page, base, component):
    cell = open_matrices(component_page, base + component)[0]["cells"][-1]
    component_page.goto("about:blank")
    component_page.goto(f"{base}{component}#{cell['id']}")
    target = component_page.locator(":target")
    assert target.get_attribute("id") == cell["id"]
    assert target.locator(".matrix-name").is_visible()
    assert target.evaluate("cell => cell.getBoundingClientRect().bottom <= innerHeight")
    assert component_page.locator(f"details.matrix:has(#{cell['id']})").get_attribute("open") is not None


LOOKS = {"light": {"color_scheme": "light"}, "dark": {"color_scheme": "dark"}, "forced": {"forced_colors": "active"}}
# The axes in which a control changes while it is used; in all others the first value is taken.
STATEFUL = ["on", "state", "mark", "chosen", "choice", "expanded", "enabled", "style", "field"]
# Lays one picture at a time over the page, all in the same place, so that only what is drawn in them differs.
STAGE = """() => {
    const style = document.createElement('style');
    style.textContent = `.matrix-picture { position: fixed; inset: 0 auto auto 0; z-index: 9; inline-size: 180px;
        block-size: 180px; background: var(--surface); } .matrix-picture:not(.shown) { visibility: hidden; }
        .matrix-picture.shown * { transition: none !important; }`;
    document.head.append(style);
}"""
SHOW = """id => {
    document.querySelector('.shown')?.classList.remove('shown');
    document.getElementById(id).querySelector('.matrix-picture').classList.add('shown');
}"""


def firsts(cells):
    """The cells that differ in stateful axes alone."""
    usual = {axis: value for axis, value in cells[0]["said"].items() if axis not in STATEFUL}
    return [cell for cell in cells if usual.items() <= cell["said"].items()]


@pytest.fixture(scope="module", params=LOOKS)
def stage(request, open_page):
    return open_page(bypass_csp=True, reduced_motion="reduce", **LOOKS[request.param])


def test_states_can_be_told_apart(stage, base, catalogue):
    alike = []
    for path in catalogue.components:
        for matrix in open_matrices(stage, base + path):
            stage.evaluate(STAGE)
            seen = {}
            for cell in firsts(matrix["cells"]):
                stage.evaluate(SHOW, cell["id"])
                picture = stage.screenshot(clip={"x": 0, "y": 0, "width": 180, "height": 180})
                alike += [f"{path}: {cell['id']} looks like {seen[picture]}"] if picture in seen else []
                seen[picture] = cell["id"]
    assert not alike, "\n".join(alike)
