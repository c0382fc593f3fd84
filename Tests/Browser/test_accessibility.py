"""axe finds nothing to object to: in the light, in the dark and on a phone."""

from importlib.resources import files

import pytest

AXE = (files("axe_playwright_python") / "axe.min.js").read_text()
# axe answers with a promise; the race bounds it, because Playwright sets no limit to an evaluation.
RUN = """options => Promise.race([
    axe.run(document, { resultTypes: ['violations'], ...options }),
    new Promise((_, refuse) => setTimeout(() => refuse(new Error('axe took more than 30 s')), 30_000)),
])"""
# A component page shows the same regions in several examples; that their names differ is asked of each example alone.
UNIQUE = "landmark-unique"
WHOLE = {"rules": {"target-size": {"enabled": True}, UNIQUE: {"enabled": False}}}
LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}},
}
# A page that is not there is a page too.
MISSING = "/components/nothing-of-this-name"


@pytest.fixture(scope="module", params=LOOKS)
def page(request, open_page):
    return open_page(reduced_motion="reduce", **LOOKS[request.param])


@pytest.fixture(scope="module")
def single(open_page):
    return open_page()


def violations(page, url, options=WHOLE):
    page.goto(url)
    page.evaluate(AXE)
    return [
        f"{rule['id']} ({rule['help']}): {node['html'][:160]} {node['failureSummary']}"
        for rule in page.evaluate(RUN, options)["violations"] for node in rule["nodes"]
    ]


def test_axe_finds_no_violation(page, base, page_path):
    found = violations(page, base + page_path)
    assert not found, "\n".join(found)


def test_axe_finds_no_violation_in_an_error_page(page, base):
    found = violations(page, base + MISSING)
    assert not found, "\n".join(found)


def test_axe_finds_the_landmarks_of_an_example_unique(single, base, example_path):
    found = violations(single, base + example_path, {"runOnly": [UNIQUE]})
    assert not found, "\n".join(found)
