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
def own(open_page):
    """A page with scripts off."""
    return open_page(java_script_enabled=False, reduced_motion="reduce")


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


def test_a_refused_field_has_its_message(own, base):
    """Of every kind of field: the box that it is in says what is wrong, and the field points there."""
    for target, field in [
        (PATH + "?title=", "set-title"), (PATH + "?isOn=perhaps", "set-isOn"), (PATH + "?label=none", "set-label"),
        (PATH + "?controlSize=huge", "set-controlSize"), ("/components/form/playground?value=99", "set-value"),
        ("/components/form/playground?content=Text", "set-content"),
        ("/components/spring-toggle/playground?onColor=pale", "set-onColor"),
        (ROWS + "?options.3.id=mobile", "set-options_2e3_2eid"), (ROWS + "?selection=archive", "set-selection"),
        ("/components/accordion/playground?mode=single&expanded=state&expanded=script", "set-expanded"),
    ]:
        assert own.goto(base + target).status == 422
        link = own.locator(".error-summary a")
        message = link.inner_text()
        assert link.get_attribute("href") == f"#{field}", target
        # A group of boxes or radio buttons is told of as a whole.
        told = own.locator(f'#{field}[aria-invalid="true"], #{field} [aria-invalid="true"]')
        assert told.count(), target
        described = (told.first.get_attribute("aria-describedby")
                     or own.locator(f"#{field}").get_attribute("aria-describedby") or "").split()
        texts = [by_id(own, identifier).inner_text() for identifier in described]
        assert any(message in text for text in texts), f"{target}: {texts}"
        link.click()
        assert own.evaluate("document.activeElement.closest('.play-field') !== null"), target


def test_every_press_is_said_by_the_address(own, base, playground_path):
    own.goto(base + playground_path)
    canvas = own.locator(".play-canvas")
    first = canvas.inner_html()
    for identifier in identifiers(own, ".play-canvas " + PRESSABLE):
        control = by_id(own, identifier)
        if not control.is_visible():
            continue
        writes = control.evaluate(READ)["writes"]
        control.click()
        assert own.url.endswith(f"#{identifier}"), f"{identifier}, which writes {writes}, led to {own.url}"
        assert own.evaluate(FOCUS) == identifier
        drawn = canvas.inner_html()
        own.reload()
        assert canvas.inner_html() == drawn
    own.get_by_role("link", name="Reset").click()
    assert own.url == base + playground_path and canvas.inner_html() == first


@pytest.mark.parametrize("width", [320, 390, 768])
def test_a_frame_has_its_width_and_its_presses(own, base, width):
    own.goto(f"{base}{PATH}?view.width={width}&view.theme=dark&view.direction=rtl")
    frame = own.locator(".play-frame").element_handle().content_frame()
    frame.wait_for_load_state()
    assert frame.evaluate("[innerWidth, getComputedStyle(document.documentElement).direction]") == [width, "rtl"]
    assert frame.evaluate("getComputedStyle(document.body).colorScheme") == "dark"
    assert frame.evaluate("document.scrollingElement.scrollHeight <= innerHeight + 1")
    control = frame.get_by_role("switch")
    assert control.get_attribute("aria-checked") == "true"
    control.click()
    # The page around has followed: its address, its panels and, with the focus on it, the ground of its frame.
    own.wait_for_url("**/playground?isOn=false&**")
    assert own.url == f"{base}{PATH}?isOn=false&view.width={width}&view.theme=dark&view.direction=rtl#play-desk"
    assert own.evaluate(FOCUS) == "play-desk"
    assert "isOn = false" in own.locator(CODE).inner_text()
    within = own.frame_locator(".play-frame").get_by_role("switch")
    expect(within).to_have_attribute("aria-checked", "false")
    for _ in range(3):
        own.keyboard.press("Tab")
        if within.evaluate("control => control === document.activeElement"):
            break
    else:
        pytest.fail("The control in the frame is not reached by the keyboard.")


@pytest.mark.parametrize("width", [320, 390, 768])
def test_the_preview_alone_has_its_width(own, base, width):
    own.goto(f"{base}{PATH}/alone?view.width={width}")
    assert own.locator("main").evaluate("main => main.clientWidth") == width
    own.get_by_role("switch").click()
    assert own.url == f"{base}{PATH}/alone?isOn=false&view.width={width}#switch-playground-isOn"


def test_the_widest_frame_fits(open_page, base):
    page = open_page(viewport={"width": 1280, "height": 720}, java_script_enabled=False)
    page.goto(f"{base}{PATH}?view.width=768")
    desk = page.locator(".play-canvas")
    assert desk.evaluate("desk => desk.scrollWidth <= desk.clientWidth") and not page.locator(".play-hint").is_visible()
    page.set_viewport_size({"width": 700, "height": 720})
    assert desk.evaluate("desk => desk.scrollWidth > desk.clientWidth") and page.locator(".play-hint").is_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_the_code_is_reached_and_the_form_is_near(open_page, base):
    page = open_page(viewport={"width": 1280, "height": 720}, java_script_enabled=False)
    page.goto(base + PATH)
    assert page.locator(".play-code summary").first.evaluate("tab => tab.getBoundingClientRect().bottom") < 720
    assert page.locator(".play-stage").evaluate("stage => stage.scrollHeight <= stage.clientHeight")
    page.set_viewport_size({"width": 390, "height": 844})
    gap = page.evaluate("""() => document.querySelector('.play-form').getBoundingClientRect().top
        - document.querySelector('.play-canvas').getBoundingClientRect().bottom""")
    assert gap < 120


def test_a_frame_is_as_high_as_what_it_shows(own, still, base, playground_path):
    for page in (own, still):
        page.goto(f"{base}{playground_path}?view.state=hover")
        frame = page.locator(".play-frame")
        content = frame.element_handle().content_frame()
        content.wait_for_load_state()
        if page is still:
            page.wait_for_function("document.querySelector('.play-frame').style.blockSize !== ''")
        height, needed = frame.evaluate("frame => frame.clientHeight"), content.evaluate(
            "document.querySelector('.preview').scrollHeight")
        # Without a script it is about so high.
        assert needed <= height + 1 and height < 320 and (page is own or abs(height - needed) <= 1)


def test_the_chosen_look_is_seen_in_forced_colours(open_page, base):
    page = open_page(forced_colors="active", java_script_enabled=False)
    page.goto(base + PATH)
    chosen = page.locator(".play-tool > a[aria-current]").first
    look = chosen.evaluate("""link => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(link);
        return [color !== backgroundColor, forcedColorAdjust];
    }""")
    # Otherwise the system lays its own ground under the text, of the text's own colour.
    assert look == [True, "none"]
    page.context.close()


def test_at_the_limit_the_form_says_so(own, base):
    own.goto(base + ROWS + "?options=11")
    own.get_by_role("button", name="Add an option").click()
    assert own.locator(".play-limit").inner_text() == "There are 12 options, and there can be no more."
    assert not own.get_by_role("button", name="Add an option").count()


def test_playgrounds_are_found_from_the_home_page(own, base, catalogue):
    own.goto(base)
    links = own.get_by_role("link", name="Playground")
    found = [links.nth(place).get_attribute("href") for place in range(links.count())]
    assert found == catalogue.playgrounds
    own.get_by_role("link", name="Switch playground").click()
    assert own.url == base + PATH


def test_what_turns_lines_around_is_shown_by_its_number(own, base):
    own.goto(base + PATH + "?title=a%E2%80%AEb%E2%80%8B%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB")
    for kind, shown in [("html", "a&#x202E;b&#x200B;👩‍💻"), ("swift", "a\\u{202E}b\\u{200B}👩‍💻"),
                        ("tree", "a\\u202Eb\\u200B👩‍💻"), ("curl", "ab👩‍💻")]:
        code = own.locator(f"#play-{kind} code").text_content()
        assert shown in code and "\u202e" not in code, code


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
