"""Every hostile text in every place that takes one is shown, and does nothing: the page has the same elements and
attributes as with a harmless text, no script of the text runs, and nobody else is asked for anything."""

import html
import json
import re
from urllib.parse import quote, quote_plus, urlencode

import pytest
from hostile import ALL, HARMLESS, READ_ALL, READ_PAGE, TEXTS, Watch, gallery
from wire import ask

SWITCH, GROUP, FORM = "/components/switch/basic", "/components/toggle-group/basic", "/components/form/basic"
HTML = {"Accept": "text/html"}


def encoded(text):
    return quote(text, safe="")


def post(base, path, name, value, **headers):
    return ask(base, path, "POST", urlencode({name: value}).encode(), **HTML, **headers)


def multipart(base, text):
    name = text.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A")
    body = f"--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n--b--\r\n".encode()
    return ask(base, SWITCH, "POST", body, Content_Type="multipart/form-data; boundary=b", **HTML)


def header(name):
    """A place in a header field, whose text has no line ends and no NUL."""
    def send(base, text):
        value = "".join(" " if ord(letter) < 0x20 else letter for letter in text)
        return ask(base, SWITCH, "POST", b"isOn=true", **HTML, **{name: value})
    return send


# The places that take a text from a client and answer by a page.
PLACES = {
    "path": lambda base, text: ask(base, "/" + encoded(text), **HTML),
    "component": lambda base, text: ask(base, "/components/" + encoded(text), **HTML),
    "example": lambda base, text: ask(base, "/components/switch/" + encoded(text), **HTML),
    "source": lambda base, text: ask(base, "/components/switch/source/" + encoded(text), **HTML),
    "asset": lambda base, text: ask(base, "/assets/" + encoded(text), **HTML),
    "query": lambda base, text: ask(base, f"{SWITCH}?{encoded(text)}={encoded(text)}", **HTML),
    "search": lambda base, text: ask(base, "/?q=" + quote_plus(text), **HTML),
    "playground title": lambda base, text: ask(base, "/components/switch/playground?title=" + encoded(text), **HTML),
    "playground classes": lambda base, text: ask(base, "/components/switch/playground?classes=" + encoded(text), **HTML),
    "playground error": lambda base, text: ask(base, "/components/switch/playground?fieldError=" + encoded(text), **HTML),
    "playground option":
        lambda base, text: ask(base, "/components/toggle-group/playground?options.1.title=" + encoded(text), **HTML),
    "playground field":
        lambda base, text: ask(base, f"/components/switch/playground?{encoded(text)}={encoded(text)}", **HTML),
    "posted word": lambda base, text: post(base, SWITCH, "isOn", text),
    "posted field": lambda base, text: post(base, SWITCH, text, text),
    "posted option": lambda base, text: post(base, GROUP, "selection.insert", text),
    "posted number": lambda base, text: post(base, FORM, "seats", text),
    "posted long text": lambda base, text: post(base, FORM, "name", text + "x" * 40),
    "multipart": multipart,
    "theme": lambda base, text: post(base, "/theme", "theme", text),
    "session": lambda base, text: post(base, "/session", "session", text),
    "Host": header("Host"),
    "Origin": header("Origin"),
    "Sec-Fetch-Site": header("Sec_Fetch_Site"),
    "Content-Type": header("Content_Type"),
    "Vitrine-Session": header("Vitrine_Session"),
    "Referer": lambda base, text: header("Referer")(base, base + "/components/switch?" + text),
}

# Answers as JSON, of which none may look like a page.
DOCUMENTS = {
    "API path": lambda base, text: ask(base, "/api/" + encoded(text)),
    "API example": lambda base, text: ask(base, "/api/components/switch/" + encoded(text)),
    "member": lambda base, text: patch(base, {text: text}),
    "value": lambda base, text: patch(base, {"isOn": text}),
    "snapshot": lambda base, text: ask(base, "/api/state", "PUT", json.dumps({"components": {text: {text: 1}}}).encode(),
                                       Content_Type="application/json"),
    "session name": lambda base, text: ask(base, "/api/sessions/" + encoded(text), "PUT", b""),
    "revision": lambda base, text: ask(base, f"/api/components/switch/basic?after={encoded(text)}&wait={encoded(text)}"),
}


def patch(base, document):
    return ask(base, "/api" + SWITCH, "PATCH", json.dumps(document).encode(), Content_Type="application/json")


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    server = gallery(tmp_path_factory.mktemp("texts"))
    yield server.url
    assert server.stop() == 0, "".join(server.lines)


@pytest.fixture(scope="module", params=[True, False], ids=["scripts on", "scripts off"])
def visitor(request, open_page):
    """A browser page, and what it must not do."""
    return open_page(java_script_enabled=request.param, reduced_motion="reduce")


# The browser parses every answer; every so many one it shows as well, and runs what there is to run.
SHOWN = 10


def structure(page):
    """The elements of the page that is shown."""
    found, forbidden = page.evaluate(READ_PAGE)
    assert forbidden == []
    return found


def assert_alike(page, answers):
    """Lets the browser parse pages, by their texts, and holds each against the first of the same status."""
    models = {}
    read = page.evaluate(READ_ALL, [answer.text for answer in answers.values()])
    for (text, answer), (found, forbidden) in zip(answers.items(), read):
        assert forbidden == [], f"{text!r} brings something about"
        assert found == models.setdefault(answer.status, found), f"{text!r} changes the page"


@pytest.mark.parametrize("place", PLACES)
def test_what_a_client_sends_is_inert(open_page, base, place):
    page = open_page(reduced_motion="reduce")
    watch = Watch(page, base)
    answers = {}
    for text in [HARMLESS, *ALL]:
        answer = PLACES[place](base, text)
        if answer is not None and (answer.header("Content-Type") or "").startswith("text/html"):
            answers[text] = answer
        else:
            # Cut off, refused in plain words, or a redirect, whose body is none for browsers.
            assert answer is None or answer.status == 303 or answer.status >= 400
            assert answer is None or not answer.header("X-Hostile")
    if answers:
        assert_alike(page, answers)
    first = list(PLACES).index(place) % SHOWN
    for text in list(answers)[first::SHOWN]:
        page.route("**/answer", fulfilling(answers[text]))
        page.goto(base + "/answer", wait_until="domcontentloaded")
        structure(page)
    assert watch.found == []
    page.context.close()


def fulfilling(answer):
    """Shows the browser an answer as the server gave it, with its fields."""
    fields = {name: value for name, value in answer.fields if name.lower() not in ("content-length", "connection")}
    return lambda route: route.fulfill(status=answer.status, headers=fields, body=answer.body)


@pytest.mark.parametrize("place", DOCUMENTS)
def test_what_a_client_sends_stays_data_in_json(base, place):
    for text in ALL:
        answer = DOCUMENTS[place](base, text)
        assert 200 <= answer.status < 500
        kind = answer.header("Content-Type") or "text/plain"
        assert kind.split(";")[0] in ("application/json", "application/problem+json", "text/plain")
        assert answer.header("X-Content-Type-Options") == "nosniff" or "400 Bad Request" in answer.text
        if "json" in kind:
            json.loads(answer.text)


@pytest.mark.parametrize("target", ["/components/text-{}", "/components/text-{}/basic"])
def test_texts_of_components_are_inert(visitor, hostile, target):
    watch = Watch(visitor, hostile)
    texts = [HARMLESS, *ALL]
    assert_alike(visitor, {text: ask(hostile, target.format(number), **HTML) for number, text in enumerate(texts)})
    visitor.goto(hostile + target.format(0), wait_until="domcontentloaded")
    harmless = structure(visitor)
    for number in range(1, len(texts), SHOWN):
        visitor.goto(hostile + target.format(number), wait_until="domcontentloaded")
        assert structure(visitor) == harmless, f"{texts[number]!r} changes the page"
    assert watch.found == []


def test_texts_of_components_are_shown_as_they_are(open_page, hostile):
    page = open_page(java_script_enabled=False)
    for number, text in list(enumerate(TEXTS, start=1))[::SHOWN // 2]:
        page.goto(f"{hostile}/components/text-{number}/basic", wait_until="domcontentloaded")
        assert page.evaluate("document.querySelector('main input[type=text]').value") == text
        assert page.locator("h1").first.text_content().split(": ", 1)[-1].strip() == text.strip()


def test_hostile_options_are_chosen_and_remembered(open_page, hostile):
    page = open_page(java_script_enabled=False, reduced_motion="reduce")
    watch = Watch(page, hostile)
    # A click for some of them, and the same post without one for the others.
    page.goto(hostile + "/components/texts/basic", wait_until="domcontentloaded")
    for number in range(0, len(ALL), SHOWN // 2):
        with page.expect_navigation(wait_until="domcontentloaded"):
            page.locator("main form.press button[type=submit]").nth(number).click()
    for text in TEXTS:
        assert post(hostile, "/components/texts/basic", "selection.insert", text).status == 303
    state = json.loads(ask(hostile, "/api/components/texts/basic").text)["state"]["selection"]
    # The text with a NUL or a line end comes back as HTML and forms have it.
    assert [text for text in TEXTS if text not in state] == []
    for place in ["/history", "/components/texts", "/"]:
        for scripts in (True, False):
            other = open_page(java_script_enabled=scripts)
            seen = Watch(other, hostile)
            other.goto(hostile + place, wait_until="domcontentloaded")
            structure(other)
            assert seen.found == []
            other.context.close()
    assert watch.found == []


@pytest.mark.parametrize("target", ["/api/state", "/api/history", "/api/history.sh", "/api/history.swift", "/openapi.json",
                                  "/api/components", "/api/components/text-3/basic/accessibility",
                                  "/components/text-3/basic/source"])
def test_what_is_no_page_is_not_shown_as_one(open_page, hostile, target):
    page = open_page()
    watch = Watch(page, hostile)
    answer = page.goto(hostile + target)
    assert answer.status == 200
    assert page.evaluate("document.contentType") in ("application/json", "text/plain")
    assert page.evaluate("document.querySelectorAll('script, img, iframe, svg, form').length") == 0
    assert watch.found == []
    page.context.close()


@pytest.mark.parametrize("target", ["/components/text-{}", "/components/texts"])
def test_no_line_for_the_shell_runs_what_a_text_says(hostile, target):
    lines = []
    for number in range(len(ALL) + 1 if "{}" in target else 1):
        page = ask(hostile, target.format(number), **HTML).text
        for panel in re.findall(r"<code>(# [^<]*\ncurl [^<]*)</code>", page):
            lines += html.unescape(panel).rstrip("\n").split("\n")
    assert len(lines) > len(ALL)
    for line in lines:
        assert line.startswith(("# ", "curl ")), line
        assert not [letter for letter in line if ord(letter) < 0x20 or 0x7F <= ord(letter) < 0xA0], line


def test_an_event_is_told_as_text(open_page, hostile):
    page = open_page()
    found = []
    page.on("dialog", lambda dialog: (found.append(dialog.message), dialog.dismiss()))
    page.goto(hostile + "/components/texts/basic")
    page.wait_for_function("performance.getEntriesByType('resource').length > 0")
    live = page.locator(".live")
    for text in ["<img src=x onerror=alert(1) x-hostile>", "<script>alert(1)</script>"]:
        # The change may come before the page listens, and then there is another one.
        page.wait_for_function("""async ([text, path]) => {
            await fetch(path, {method: 'PATCH', headers: {'Content-Type': 'application/json'},
                body: JSON.stringify({text: text + Math.random()})});
            return document.querySelector('.live').textContent.includes(text.slice(0, 10));
        }""", arg=[text, "/api/components/texts/basic"], polling=200)
        assert live.locator("*").count() == 0
        structure(page)
    assert found == []
    page.context.close()
