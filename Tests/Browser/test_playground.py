"""Playgrounds work by their links and forms alone, frames and all; with scripts on, the preview follows what is typed."""

import json

import pytest
from controls import FOCUS, PRESSABLE, READ, by_id, identifiers
from playwright.sync_api import expect

PATH = "/components/switch/playground"
ROWS = "/components/select/playground"
CODE = "#play-swift code"
# How all that is drawn of the controls looks, and of what surrounds them.
LOOKS = """() => [...document.querySelectorAll('.preview *')].map(e => {
    const look = getComputedStyle(e);
    return ['backgroundColor', 'borderTopColor', 'color', 'outlineStyle', 'outlineColor', 'outlineWidth', 'boxShadow',
        'transitionDuration', 'scale', 'inlineSize'].map(name => look[name]).join(' ');
})"""
CONTROLS = ".preview :is(button, select, input:not([type=hidden])):enabled"
# A native field takes the focus with the press; only a button shows the press alone.
BUTTONS = ".preview button:enabled"


@pytest.fixture(scope="module")
def quiet(open_page):
    """A page with scripts off that no other tests see, since a cookie of ours stays with it."""
    return open_page(java_script_enabled=False, reduced_motion="reduce")


@pytest.fixture
def own(base, quiet):
    """A page with scripts off in a session of its own: nothing of one test is left to another."""
    quiet.context.clear_cookies()
    quiet.context.add_cookies([{"name": f"vitrine-session-{base.rpartition(':')[2]}", "url": base,
                                "value": make(quiet.context, base)}])
    return quiet


def make(context, base):
    """Makes a session, and tells its name."""
    make.count += 1
    name = f"playground-{make.count}"
    assert context.request.put(f"{base}/api/sessions/{name}").ok
    return name


make.count = 0


@pytest.fixture(scope="module")
def still(open_page):
    return open_page(reduced_motion="reduce")


@pytest.fixture(scope="module")
def moving(open_page):
    return open_page(reduced_motion="no-preference")


def test_the_form_leads_to_the_shortest_address(own, base):
    own.goto(base + PATH)
    own.get_by_label("title", exact=True).fill('Say "hello" \\(now)')
    own.get_by_label("isOn", exact=True).uncheck(force=True)
    own.get_by_label("title", exact=True).press("Enter")
    own.wait_for_url("**/playground?**")
    assert own.url == base + PATH + "?title=Say+%22hello%22+%5C%28now%29&isOn=false#play-update"
    assert own.evaluate(FOCUS) == "play-update"
    assert 'CNSwitch("Say \\"hello\\" \\\\(now)", isOn: $isOn)' in own.locator(CODE).inner_text()
    assert own.locator(".play-canvas").get_by_role("switch", name='Say "hello" \\(now)').is_visible()


def test_rows_are_added_raised_and_taken_out(own, base):
    own.goto(base + ROWS)
    own.get_by_role("button", name="Add an option").click()
    assert own.url == base + ROWS + "?options=4#play-row-4" and own.evaluate(FOCUS) == "play-row-4"
    own.get_by_role("button", name="Move up Option 4").click()
    own.get_by_role("button", name="Remove Option 1").click()
    ids = own.locator(".play-row").get_by_label("id", exact=True)
    assert [ids.nth(row).input_value() for row in range(ids.count())] == ["mobile", "option-4", "archive"]
    # What was chosen is gone, and the first of the rest takes its place.
    assert own.locator(".play-canvas select").input_value() == "mobile"


def test_what_cannot_be_is_named_in_the_form(own, base):
    answer = own.goto(base + PATH + "?classes=px-3+wide&isOn=false")
    assert answer.status == 422 and own.title().startswith("Refused: ")
    assert own.evaluate("document.activeElement.className") == "error-summary"
    own.locator(".error-summary a").click()
    field = own.locator("#set-classes")
    assert field.input_value() == "px-3 wide" and field.get_attribute("aria-invalid") == "true"
    assert own.locator(".play-canvas").get_by_role("switch").get_attribute("aria-checked") == "false"


def test_every_press_keeps_what_is_set_and_the_focus(own, base, playground_path):
    own.goto(base + playground_path + "?view.width=")
    address = own.url.partition("#")[0]
    for identifier in identifiers(own, ".play-canvas " + PRESSABLE):
        control = by_id(own, identifier)
        if not control.is_visible():
            continue
        writes = control.evaluate(READ)["writes"]
        control.click()
        assert own.url == f"{address}#{identifier}", f"{identifier}, which writes {writes}, led to {own.url}"
        assert own.evaluate(FOCUS) == identifier


@pytest.mark.parametrize("width", [320, 390, 768])
def test_a_frame_has_its_width_and_its_presses(own, base, width):
    own.goto(f"{base}{PATH}?view.width={width}&view.theme=dark&view.direction=rtl")
    frame = own.locator(".play-frame").element_handle().content_frame()
    frame.wait_for_load_state()
    assert frame.evaluate("[innerWidth, getComputedStyle(document.documentElement).direction]") == [width - 2, "rtl"]
    assert frame.evaluate("getComputedStyle(document.body).colorScheme") == "dark"
    control = frame.get_by_role("switch")
    assert control.get_attribute("aria-checked") == "true"
    control.click()
    expect(frame.get_by_role("switch")).to_have_attribute("aria-checked", "false")
    assert "view.theme=dark" in frame.url and frame.url.endswith("#switch-playground-isOn")


@pytest.mark.parametrize("state", ["hover", "focus", "pressed"])
def test_a_forced_state_looks_as_the_state_itself(still, base, playground_path, state):
    page = still
    page.goto(f"{base}{playground_path}/alone?view.state={state}")
    forced = page.evaluate(LOOKS)
    page.goto(f"{base}{playground_path}/alone?view.motion=reduced")
    controls = BUTTONS if state == "pressed" else CONTROLS
    assert page.locator(controls).count()
    # The look of each control in the state is that of the whole in which all are.
    indexes = page.evaluate(f"""() => {{
        const all = [...document.querySelectorAll('.preview *')];
        return [...document.querySelectorAll({json.dumps(controls)})].map(e => all.indexOf(e));
    }}""")
    for place, index in enumerate(indexes):
        control = page.locator(controls).nth(place)
        page.mouse.move(0, 0)
        if state == "focus":
            page.keyboard.press("Shift")  # What follows is a keyboard's focus.
            control.focus()
        else:
            control.hover(force=True)
        if state == "pressed":
            page.mouse.down()
        real = page.evaluate(LOOKS)[index]
        if state == "pressed":
            page.mouse.move(0, 0)
            page.mouse.up()
        assert forced[index] == real, f"control {place}:\nforced {forced[index]}\nreal   {real}"


def test_a_still_frame_is_as_with_less_motion(still, moving, base, playground_path):
    looks = []
    for page, query in [(still, ""), (moving, "?view.motion=reduced")]:
        page.goto(f"{base}{playground_path}/alone{query}")
        page.mouse.move(0, 0)
        page.mouse.move(5, 5)
        looks.append(page.evaluate(LOOKS))
    assert looks[0] == looks[1]


def test_the_preview_follows_what_is_typed(open_page, base):
    page = open_page()
    assert page.request.post(base + PATH, form={"isOn": "true"}, headers={"Origin": base}).ok
    page.goto(base + PATH)
    page.evaluate("window.stayed = true")
    field = page.get_by_label("title", exact=True)
    field.fill("")
    field.press_sequentially("<b>Mail")
    expect(page.locator(".play-canvas").get_by_role("switch", name="<b>Mail")).to_be_visible()
    expect(page.locator(CODE)).to_contain_text('CNSwitch("<b>Mail", isOn: $isOn)')
    assert page.url == base + PATH + "?title=%3Cb%3EMail"
    assert page.evaluate("window.stayed") and page.evaluate(FOCUS) == "set-title"
    page.locator(".play-canvas").get_by_role("switch").click()
    expect(page.locator(".play-canvas").get_by_role("switch")).to_have_attribute("aria-checked", "false")
    assert page.url == base + PATH + "?title=%3Cb%3EMail" and page.evaluate("window.stayed")
    field.fill("")
    expect(page.locator(".playground > .error-summary")).to_contain_text("“title” cannot be “”")
    assert page.evaluate(FOCUS) == "set-title"
    field.fill("Notifications")
    expect(page.locator(".playground > .error-summary")).to_have_count(0)
    page.wait_for_url(base + PATH)


def test_the_panels_follow_a_press_in_a_frame(open_page, base):
    page = open_page(reduced_motion="reduce")
    name = make(page.context, base)
    page.context.add_cookies([{"name": f"vitrine-session-{base.rpartition(':')[2]}", "url": base, "value": name}])
    page.goto(f"{base}{PATH}?view.width=390")
    tree = page.locator(".playground .panel-body code", has_text='- switch "')
    expect(tree).to_contain_text("[checked]")
    page.frame_locator(".play-frame").get_by_role("switch").click()
    expect(tree).not_to_contain_text("[checked]")
    page.frame_locator(".play-frame").get_by_role("switch").click()
    expect(tree).to_contain_text("[checked]")
