"""With scripts on, a playground follows what is typed and pressed, and takes nothing from who types."""

import time

import pytest
from controls import FOCUS
from playwright.sync_api import expect

PATH = "/components/switch/playground"
ROWS = "/components/select/playground"
CODE = "#play-swift code"
# Whether all parts of the page, the open tab aside, are as the server draws them for the address of the page.
IS_AS_DRAWN = """async () => {
    const answer = await fetch(location.pathname + location.search, { headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const panel of page.querySelectorAll(".panel")) panel.open = document.getElementById(
        panel.querySelector("[id]").id).closest(".panel").open;
    return [".play-tools", ".play-links", ".play-form", ".play-code", "div.preview", ".play-frame"].every(part => {
        const [here, drawn] = [document, page].map(tree => tree.querySelector(part));
        if (!here?.matches(".play-frame")) return !here === !drawn && (!here || here.isEqualNode(drawn));
        const { pathname, search } = here.contentWindow.location;
        return here.dataset.width === drawn.dataset.width && pathname + search === drawn.getAttribute("src");
    }) && [...document.querySelectorAll(".play-form input")].every(
        field => field.checked === field.defaultChecked && field.value === field.defaultValue);
}"""


@pytest.fixture
def page(open_page):
    page = open_page(reduced_motion="reduce")
    yield page
    page.context.close()


def stay(page, url):
    """Opens an address on a page that can tell whether it was left."""
    page.goto(url)
    page.evaluate("window.stayed = true")


def settle(page):
    """Waits until the page is as its address brings it."""
    end = time.monotonic() + 20
    while not page.evaluate(IS_AS_DRAWN):
        assert time.monotonic() < end, f"The page is not what {page.url} brings."
        page.wait_for_timeout(50)


def test_the_preview_follows_what_is_typed_and_pressed(page, base):
    stay(page, base + PATH)
    field = page.get_by_label("title", exact=True)
    field.fill("")
    field.press_sequentially("<b>Mail")
    control = page.locator(".play-canvas").get_by_role("switch", name="<b>Mail")
    expect(control).to_be_visible()
    expect(page.locator(CODE)).to_contain_text('CNSwitch("<b>Mail", isOn: $isOn)')
    page.wait_for_url(base + PATH + "?title=%3Cb%3EMail")
    assert page.evaluate(FOCUS) == "set-title"
    control.click()
    expect(control).to_have_attribute("aria-checked", "false")
    page.wait_for_url(base + PATH + "?title=%3Cb%3EMail&isOn=false")
    expect(page.get_by_label("isOn", exact=True)).not_to_be_checked()
    expect(page.locator(CODE)).to_contain_text("isOn = false")
    assert page.evaluate("window.stayed") and page.evaluate(FOCUS) == "switch-playground-isOn"
    page.reload()
    expect(control).to_have_attribute("aria-checked", "false")
    page.get_by_role("link", name="Reset").click()
    assert page.url == base + PATH
    expect(page.locator(".play-canvas").get_by_role("switch", name="Notifications")).to_be_checked()


def test_an_error_stands_at_its_field_while_typing(page, base):
    stay(page, base + PATH)
    field = page.get_by_label("classes", exact=True)
    field.press_sequentially("px-3 wi")
    expect(field).to_have_attribute("aria-invalid", "true")
    description = page.evaluate("""() => document.activeElement.getAttribute('aria-describedby').split(' ')
        .map(id => document.getElementById(id).textContent).join(' ')""")
    assert "There is no utility class “wi”" in description
    expect(page.locator(".playground > .error-summary")).to_contain_text("There is no utility class “wi”")
    assert page.evaluate(FOCUS) == "set-classes"
    # What is pressed meanwhile takes nothing from the field, nor its error.
    page.locator(".play-canvas").get_by_role("switch").click()
    expect(page.locator(".play-canvas").get_by_role("switch")).to_have_attribute("aria-checked", "false")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert field.input_value() == "px-3 wi" and page.url == base + PATH + "?isOn=false"
    field.fill("px-3")
    expect(page.locator(".playground > .error-summary")).to_have_count(0)
    expect(field).not_to_have_attribute("aria-invalid", "true")
    page.wait_for_url(base + PATH + "?isOn=false&classes=px-3")
    assert page.evaluate("window.stayed")


def test_the_form_follows_and_leaves_the_caret(page, base):
    stay(page, base + ROWS)
    title = page.locator("#set-options_2e1_2etitle")
    title.evaluate("field => field.setSelectionRange(0, 0)")
    title.focus()
    page.keyboard.press("Home")
    page.keyboard.type("My ")
    expect(page.get_by_role("radio", name="My Design system")).to_be_attached()
    page.keyboard.type("own ")
    expect(page.get_by_role("radio", name="My own Design system")).to_be_attached()
    assert title.input_value() == "My own Design system"
    identifier = page.locator("#set-options_2e1_2eid")
    identifier.fill("web")
    expect(page.locator(CODE)).to_contain_text('selection = "web"')
    identifier.fill("webs")
    expect(page.locator(CODE)).to_contain_text('selection = "webs"')
    page.wait_for_url(base + ROWS + "?options.1.id=webs&options.1.title=My+own+Design+system")
    expect(page.locator("#set-options_2e1_2egroup")).to_be_enabled()
    page.get_by_label("One or none: an optional").check(force=True)
    expect(page.locator("#set-options_2e1_2egroup")).to_be_disabled()
    assert page.evaluate("window.stayed")


def test_the_ways_to_look_keep_typing_and_tab(page, base):
    stay(page, base + PATH)
    page.locator(".panel summary", has_text="HTML").click()
    field = page.get_by_label("title", exact=True)
    field.fill("Mail")
    page.get_by_role("link", name="390").click()
    expect(page.frame_locator(".play-frame").get_by_role("switch", name="Mail")).to_be_visible()
    page.get_by_role("link", name="Dark").click()
    page.wait_for_url(base + PATH + "?title=Mail&view.width=390&view.theme=dark")
    assert page.evaluate(FOCUS) == "view-theme-dark"
    assert field.input_value() == "Mail" and page.locator("#play-html").is_visible()
    field.fill("")
    expect(field).to_have_attribute("aria-invalid", "true")
    page.get_by_role("link", name="Fit").click()
    expect(page.locator(".play-frame[data-width='']")).to_be_visible()
    assert field.input_value() == "" and page.evaluate("window.stayed")


def test_the_buttons_of_the_form_keep_page_and_tab(page, base):
    stay(page, base + ROWS)
    page.locator(".panel summary", has_text="HTML").click()
    page.get_by_role("button", name="Add an option").click()
    page.wait_for_url(base + ROWS + "?options=4")
    expect(page.locator("#play-row-4")).to_be_focused()
    page.locator("#set-options_2e4_2etitle").fill("New")
    page.get_by_role("button", name="Move up Option 4").click()
    expect(page.locator("#play-row-3")).to_be_focused()
    expect(page.locator("#set-options_2e3_2etitle")).to_have_value("New")
    page.get_by_role("button", name="Remove Option 1").click()
    expect(page.locator("#play-row-1")).to_be_focused()
    expect(page.locator("#set-options_2e2_2etitle")).to_have_value("New")
    expect(page.locator(".play-canvas select")).to_have_value("mobile")
    page.locator("#set-title").fill("")
    page.locator("#set-title").press("Enter")
    expect(page.locator(".playground > .error-summary")).to_be_focused()
    page.locator("#set-title").fill("Room")
    page.get_by_role("button", name="Update").click()
    expect(page.locator("#play-html")).to_contain_text("Room")
    assert page.locator("#play-html").is_visible() and page.evaluate("window.stayed")


def test_nothing_overtakes_what_came_before(page, base):
    """Where answers take their time, typing and presses one upon the other all count."""
    stay(page, base + PATH)

    def late(route):
        time.sleep(0.2)
        route.continue_()

    page.route(lambda url: "/playground" in url and "/frame" not in url, late)
    page.get_by_label("title", exact=True).fill("Mail")
    page.locator(".play-canvas").get_by_role("switch").click()
    page.get_by_label("fieldDescription", exact=True).fill("Help")
    page.get_by_role("link", name="390").click()
    page.get_by_role("link", name="Dark").click()
    page.get_by_label("fieldError", exact=True).fill("Wrong")
    page.wait_for_url(base + PATH + "?title=Mail&isOn=false&fieldDescription=Help&fieldError=Wrong"
                      "&view.width=390&view.theme=dark")
    settle(page)
    assert page.evaluate("window.stayed")


def test_a_press_in_a_frame_is_told_around_it(page, base):
    stay(page, f"{base}{PATH}?view.width=390")
    control = page.frame_locator(".play-frame").get_by_role("switch")
    control.click()
    page.wait_for_url(f"{base}{PATH}?isOn=false&view.width=390")
    expect(control).to_have_attribute("aria-checked", "false")
    expect(page.locator(CODE)).to_contain_text("isOn = false")
    expect(page.get_by_label("isOn", exact=True)).not_to_be_checked()
    expect(control).to_be_focused()
    control.press("Space")
    page.wait_for_url(f"{base}{PATH}?view.width=390")
    expect(control).to_have_attribute("aria-checked", "true")
    assert page.evaluate("window.stayed")


@pytest.mark.parametrize("component", ["switch", "accordion"])
def test_a_press_in_a_frame_does_not_move_the_page_around(open_page, base, component):
    page = open_page(viewport={"width": 390, "height": 600}, reduced_motion="reduce")
    page.goto(f"{base}/components/{component}/playground?view.width=320")
    control = page.frame_locator(".play-frame").locator("button").first
    control.focus()
    page.evaluate("scrollTo(0, 0)")
    before = page.url
    page.keyboard.press("Enter")
    page.wait_for_function("before => location.href !== before", arg=before)
    settle(page)
    expect(control).to_be_focused()
    assert page.evaluate("scrollY") == 0
    page.context.close()


@pytest.mark.parametrize("component", ["toggle-group", "select", "collapsible", "form"])
def test_a_page_becomes_what_its_address_brings(page, base, component):
    stay(page, f"{base}/components/{component}/playground")
    page.locator(".play-form .text-field:enabled").first.fill("px-3")
    page.locator(".play-form [type=checkbox]:enabled").last.check(force=True)
    settle(page)
    page.locator(".play-form [type=checkbox]:enabled").last.uncheck(force=True)
    settle(page)
    page.get_by_role("link", name="320").click()
    page.wait_for_url("**view.width=320**")
    settle(page)
    page.get_by_role("link", name="Fit").click()
    page.locator("div.preview").wait_for()
    settle(page)
    assert page.evaluate("window.stayed")


def test_every_choice_in_a_preview_is_said_by_the_address(page, base):
    for path, query in [("/components/radio-group/playground", "selection=mobile"),
                        ("/components/select/playground", "selection=mobile")]:
        stay(page, base + path)
        canvas = page.locator(".play-canvas")
        if "radio" in path:
            canvas.get_by_label("Mobile app").check(force=True)
        else:
            canvas.locator("select").select_option("mobile")
        page.wait_for_url(f"{base}{path}?{query}")
        expect(page.locator(CODE)).to_contain_text('selection = "mobile"')
        assert page.evaluate("window.stayed")


def test_a_form_in_a_preview_keeps_what_is_typed_there(page, base):
    stay(page, base + "/components/form/playground")
    field = page.locator(".play-canvas").get_by_label("Name")
    field.fill("Half")
    page.locator("#set-title").fill("Family name")
    moved = page.locator(".play-canvas").get_by_label("Family name")
    expect(moved).to_have_value("Half")
    page.locator(".play-canvas").get_by_role("button", name="Save").click()
    page.wait_for_url(base + "/components/form/playground?title=Family+name&text=Half")
    expect(page.locator("#set-text")).to_have_value("Half")


def test_copying_is_announced_and_over_soon(page, base):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.clock.install()
    stay(page, base + PATH)
    page.get_by_label("title", exact=True).fill("Mail")
    page.clock.run_for(1_000)
    link = page.locator("#play-link")
    link.click()
    expect(link).to_have_text("Copied")
    expect(page.get_by_role("status")).to_have_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == base + PATH + "?title=Mail"
    page.clock.run_for(5_000)
    expect(link).to_have_text("Copy link")
    expect(page.get_by_role("status")).to_have_text("")
    assert page.evaluate("window.stayed")
