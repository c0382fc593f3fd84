"""The spring toggle has the measures and the motion of the platform's own: with reduced motion it has no bounce, does
not widen, and no page's picture moves."""

import pytest

PATH = "/components/spring-toggle/basic"
STOPS = [0, 0.192, 0.575, 0.927, 1.14, 1.205, 1.169, 1.09, 1.017, 0.972, 0.958, 0.965, 0.981, 0.996, 1.005, 1.009,
         1.007, 1.004, 1]
SECONDS = 0.9
CALM_SECONDS = 0.15
TRACK, KNOB, INSET, TRAVEL, WIDENED = (59.5, 34), (28, 28), 3, 25.5, 36.4
ON, OFF = ('.spring-toggle[aria-checked="%s"]' % state for state in ("true", "false"))

# The sizes of track and knob and where the knob is in its track, once all motion has been brought to its end.
GEOMETRY = """async toggle => {
    const [track, knob] = ['.spring-track', '.spring-knob'].map(part => toggle.querySelector(part));
    getComputedStyle(knob).inlineSize;
    document.getAnimations().forEach(animation => animation.finish());
    const [outer, inner] = [track.getBoundingClientRect(), knob.getBoundingClientRect()];
    return { track: [outer.width, outer.height], knob: [inner.width, inner.height],
             left: inner.left - outer.left, top: inner.top - outer.top, right: outer.right - inner.right };
}"""
MOTION = """toggle => {
    const style = getComputedStyle(toggle.querySelector('.spring-knob'));
    const names = style.transitionProperty.split(', ');
    return { properties: names, durations: style.transitionDuration.split(', ').map(parseFloat),
             curves: style.transitionTimingFunction.split(/, (?=linear|ease|cubic|steps)/) };
}"""
# What a change of page would move: the rule that asks for it, as far as its conditions hold.
NAVIGATION = """() => {
    const walk = rules => [...rules].flatMap(rule => rule.cssRules
        && (rule.constructor.name !== 'CSSMediaRule' || matchMedia(rule.conditionText).matches)
        ? [rule, ...walk(rule.cssRules)] : [rule]);
    return [...document.styleSheets].flatMap(sheet => walk(sheet.cssRules))
        .filter(rule => rule.constructor.name === 'CSSViewTransitionRule').map(rule => rule.navigation);
}"""
LANDING = r"""() => {
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);
    const rule = rules.find(rule => /^::view-transition-group\(.*\.vt-spring\)$/.test(rule.selectorText));
    return [rule.style.animationDuration, rule.style.animationTimingFunction];
}"""


@pytest.fixture
def page(open_page, base):
    page = open_page()
    page.goto(base + PATH)
    page.hover("main .preview")
    return page


@pytest.fixture
def calm(open_page, base):
    page = open_page(reduced_motion="reduce")
    page.goto(base + PATH)
    page.hover("main .preview")
    return page


def stops(curve):
    """The values of a `linear()`; that they are evenly spread is seen by their places."""
    assert curve.startswith("linear("), curve
    points = [point.split(" ") for point in curve.removeprefix("linear(").removesuffix(")").split(", ")]
    values = [float(point[0]) for point in points]
    places = [float(point[1].removesuffix("%")) for point in points if len(point) > 1]
    even = [100 * number / (len(values) - 1) for number in range(len(values))]
    assert not places or places == pytest.approx(even, abs=0.01), curve
    return values


def near(*values):
    return pytest.approx(values, abs=0.05)


@pytest.mark.parametrize("state", [ON, OFF])
def test_track_and_knob_have_their_measures(page, state):
    found = page.locator(state).first.evaluate(GEOMETRY)
    assert found["track"] == near(*TRACK) and found["knob"] == near(*KNOB), found
    left, right = (INSET + TRAVEL, INSET) if state == ON else (INSET, INSET + TRAVEL)
    assert (found["left"], found["top"], found["right"]) == near(left, INSET, right), found


@pytest.mark.parametrize("state", [ON, OFF])
def test_the_knob_widens_while_it_is_pressed(page, state):
    toggle = page.locator(state).first
    toggle.hover()
    page.mouse.down()
    found = toggle.evaluate(GEOMETRY)
    page.mouse.move(0, 0)
    page.mouse.up()
    assert found["track"] == near(*TRACK) and found["knob"] == near(WIDENED, KNOB[1]), found
    assert found["right" if state == ON else "left"] == pytest.approx(INSET, abs=0.05), found


def test_the_knob_moves_by_the_spring(page):
    motion = page.locator(OFF).first.evaluate(MOTION)
    assert {"inset-inline-start", "inline-size"} == set(motion["properties"]), motion
    assert set(motion["durations"]) == {SECONDS}, motion
    for curve in motion["curves"]:
        assert stops(curve) == STOPS


def test_the_knob_moves_by_the_same_spring_from_one_page_to_the_next(page):
    assert page.evaluate(NAVIGATION) == ["auto"]
    duration, curve = page.evaluate(LANDING)
    assert duration == f"{SECONDS}s" and stops(curve) == STOPS


def test_with_reduced_motion_the_knob_neither_bounces_nor_widens(calm):
    toggle = calm.locator(OFF).first
    motion = toggle.evaluate(MOTION)
    assert set(motion["durations"]) == {CALM_SECONDS} and set(motion["curves"]) == {"ease-in-out"}, motion
    toggle.hover()
    calm.mouse.down()
    found = toggle.evaluate(GEOMETRY)
    calm.mouse.move(0, 0)
    calm.mouse.up()
    assert found["knob"] == near(*KNOB), found
    assert calm.evaluate(NAVIGATION) == [], "With reduced motion no page may be moved to the next."


def test_off_it_is_a_grey_that_lets_the_ground_through(page):
    colour = page.locator(OFF + " .spring-track").first.evaluate("track => getComputedStyle(track).backgroundColor")
    assert colour == "rgba(142, 142, 147, 0.35)"
