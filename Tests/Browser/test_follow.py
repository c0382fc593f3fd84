"""With the optional script an open page follows what a shell changes, and leaves the focus where it is."""

import json
import urllib.request

EXAMPLE = "/components/switch/basic"
CONTROL = "#switch-basic-isOn"


def _patch(base, body, example=EXAMPLE):
    request = urllib.request.Request(
        f"{base}/api{example}", data=json.dumps(body).encode(), method="PATCH",
        headers={"Content-Type": "application/json"})
    urllib.request.urlopen(request, timeout=10).read()


def test_an_open_page_follows_what_curl_changes(base, open_page):
    page = open_page()
    # The event stream is open before anything is changed.
    with page.expect_response(f"{base}/api/events"):
        page.goto(f"{base}/components/switch")
    page.focus("#switch-sizes-small")
    for _ in range(2):
        was = page.get_attribute(CONTROL, "aria-checked")
        _patch(base, {"isOn": was != "true"})
        page.wait_for_selector(f"{CONTROL}:not([aria-checked='{was}'])")
        page.wait_for_function("document.querySelector('.live').textContent.includes('Switch: Basic')")
        assert page.evaluate("document.activeElement.id") == "switch-sizes-small", "The focus has moved."
        assert page.url == f"{base}/components/switch", "The page was loaded anew."


def test_the_focus_stays_on_a_control_that_is_drawn_anew(base, open_page):
    """The error's coming and going moves the control among its siblings, so that its element is another one then."""
    page = open_page()
    with page.expect_response(f"{base}/api/events"):
        page.goto(f"{base}/components/switch/invalid")
    page.focus("#switch-invalid-isOn")
    for _ in range(2):
        was = page.get_attribute("#switch-invalid-isOn", "aria-checked")
        _patch(base, {"isOn": was != "true"}, "/components/switch/invalid")
        page.wait_for_selector(f"#switch-invalid-isOn:not([aria-checked='{was}'])")
        assert page.evaluate("document.activeElement.id") == "switch-invalid-isOn", "The focus has moved."


def test_the_script_is_small(base):
    with urllib.request.urlopen(f"{base}/assets/vitrine.js", timeout=10) as answer:
        assert len(answer.read()) <= 4096
