"""axe finds nothing to object to: in the light, in the dark, in forced colours and on a phone; nor in a page that says
that a post was refused."""

from importlib.resources import files

import pytest
from posts import refused_fields

AXE = (files("axe_playwright_python") / "axe.min.js").read_text()
# axe answers with a promise; the race bounds it, because Playwright sets no limit to an evaluation.
RUN = """options => Promise.race([
    axe.run(document, { resultTypes: ['violations'], ...options }),
    new Promise((_, refuse) => setTimeout(() => refuse(new Error('axe took more than 30 s')), 30_000)),
])"""
UNIQUE = "landmark-unique"
WHOLE = {"rules": {"target-size": {"enabled": True}}}
LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
    "phone": {"viewport": {"width": 390, "height": 844}},
}
# A page that is not there is a page too.
MISSING = "/components/nothing-of-this-name"
# Posts a form as a browser without scripts does. The page's own script hears of no such post.
POST = """([action, fields]) => {
    const form = document.body.appendChild(document.createElement('form'));
    [form.method, form.action] = ['post', action];
    for (const [name, value] of fields) {
        const field = form.appendChild(document.createElement('input'));
        [field.type, field.name, field.value] = ['hidden', name, value];
    }
    form.submit();
}"""


@pytest.fixture(scope="module", params=LOOKS)
def page(request, open_page):
    return open_page(reduced_motion="reduce", **LOOKS[request.param])


@pytest.fixture(scope="module")
def single(open_page):
    return open_page()


def violations(page, url, options=WHOLE):
    page.goto(url)
    return objections(page, options)


def objections(page, options=WHOLE):
    """What axe says of the page that is there."""
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


def test_axe_finds_no_violation_in_a_page_that_refuses_a_post(single, base, example_path):
    fields = refused_fields(base, example_path)
    assert fields, f"{example_path} takes nothing"
    single.goto(base + example_path)
    with single.expect_navigation(wait_until="domcontentloaded") as answer:
        single.evaluate(POST, [example_path, fields])
    assert answer.value.status == 422
    assert single.locator(".error-summary li").count() > 0, f"{example_path} does not say what it refused"
    found = objections(single)
    assert not found, "\n".join(found)
