"""No page scrolls sideways: on a small phone, on a larger one, at 400 % zoom and on a wide screen. What is wider than
the page scrolls in a region that has a name and takes the focus (WCAG 2.2, 1.4.10 and 2.1.1)."""

import pytest

# 400 % of zoom on a screen of 1280 by 1024 leaves 320 by 256 CSS pixels (WCAG 2.2, 1.4.10).
VIEWS = {"small phone": (320, 640), "400 % zoom": (320, 256), "phone": (390, 844), "desktop": (1440, 900)}

# How wide the page is, and the elements that reach out of it, the innermost of each branch.
OUTSIDE = """() => [document.scrollingElement.scrollWidth, [...document.querySelectorAll('body *')]
    .filter(e => e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1)
    .filter((e, _, all) => !all.some(other => other !== e && e.contains(other)))
    .slice(0, 5).map(e => e.outerHTML.slice(0, 120))]"""
# What can be scrolled sideways, of which no key reaches some or they have no name. Every panel is unfolded first.
SCROLLING = """() => {
    const opened = [...document.querySelectorAll('details:not([open])')];
    opened.forEach(details => { details.removeAttribute('name'); details.open = true; });
    const named = element => element.getAttribute('aria-label')?.trim()
        || (element.getAttribute('aria-labelledby') ?? '').split(' ')
            .some(id => document.getElementById(id)?.textContent.trim());
    const found = [...document.querySelectorAll('body *')].filter(element =>
        element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
        && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX));
    return [found.length, found.filter(element =>
        !(element.getAttribute('role') === 'region' && element.tabIndex === 0 && named(element)))
        .map(element => `${element.scrollWidth} px in ${element.clientWidth}: ${element.outerHTML.slice(0, 160)}`)];
}"""


@pytest.fixture(scope="module", params=VIEWS)
def view(request, open_page):
    width, height = VIEWS[request.param]
    return open_page(viewport={"width": width, "height": height}, java_script_enabled=False)


def test_does_not_scroll_sideways(view, base, catalogue, component_path):
    wrong, room = [], view.viewport_size["width"]
    for path in [component_path, *(path for path in catalogue.examples if path.startswith(component_path + "/"))]:
        view.goto(base + path)
        width, outside = view.evaluate(OUTSIDE)
        if width > room:
            wrong.append(f"{path} is {width} px wide, not {room}: {outside}")
    assert not wrong, "\n".join(wrong)


def test_what_scrolls_sideways_is_named_and_takes_the_focus(view, base, page_path):
    view.goto(base + page_path)
    _, wrong = view.evaluate(SCROLLING)
    assert not wrong, f"{page_path}:\n" + "\n".join(wrong)
    width, outside = view.evaluate(OUTSIDE)
    assert width <= view.viewport_size["width"], f"{page_path}, all unfolded, is {width} px wide: {outside}"
