"""What a page from elsewhere can do to the server through the browser of its user: neither read nor write."""

import json
import urllib.request
from urllib.parse import urlsplit

import pytest
from elsewhere import Elsewhere
from server import Server

EXAMPLE = "/components/switch/basic"

# From where a page tries: another port of the same host is the same site, another name is another site, a data URL has
# the origin null, and a name that has come to mean this machine (DNS rebinding) has the server's very port.
PLACES = ["port", "name", "null", "rebound"]

# Each gives what it could read, or "" for nothing. What hangs is given up.
READS = {
    "fetch": "url => fetch(url).then(read)",
    "fetch with cookies": "url => fetch(url, {credentials: 'include'}).then(read)",
    "fetch without CORS": "url => fetch(url, {mode: 'no-cors'}).then(read)",
    "XMLHttpRequest": """url => new Promise(resolve => {
        const request = new XMLHttpRequest();
        request.onload = () => resolve(request.status + request.responseText);
        request.onerror = () => resolve('');
        request.open('GET', url);
        request.send();
    })""",
    "EventSource": """() => new Promise(resolve => {
        const source = new EventSource(SERVER + '/api/events');
        source.addEventListener('hello', event => resolve('200' + event.data));
        source.onopen = () => resolve('200');
        source.onerror = () => { source.close(); resolve(''); };
    })""",
    "WebSocket": """() => new Promise(resolve => {
        const socket = new WebSocket(SERVER.replace('http', 'ws') + '/api/events');
        socket.onopen = () => resolve('200');
        socket.onerror = () => resolve('');
    })""",
    "image": "() => element('img', 'src', SERVER + '/assets/favicon.svg')",
    "script": "() => element('script', 'src', SERVER + '/assets/vitrine.js')",
    "data as script": "() => element('script', 'src', SERVER + '/api/state')",
    "module": "() => import(SERVER + '/assets/vitrine.js').then(() => '200')",
    "style sheet": "() => element('link', 'href', SERVER + '/assets/base.css', {rel: 'stylesheet'})",
    "page as style sheet": "url => element('link', 'href', url, {rel: 'stylesheet'})",
    "video": "url => element('video', 'src', url)",
    "frame": """url => element('iframe', 'src', url).then(() => {
        try { return document.querySelector('iframe:last-of-type').contentDocument.body.innerText; }
        catch { return ''; }
    })""",
    "object": """url => element('object', 'data', url).then(() => {
        try { return document.querySelector('object:last-of-type').contentDocument.body.innerText; }
        catch { return ''; }
    })""",
    "window": """url => new Promise(resolve => {
        const other = window.open(url);
        setTimeout(() => { try { resolve(other.document.body.innerText); } catch { resolve(''); } }, 300);
    })""",
}
READ_PATHS = ["/api/state", EXAMPLE]

WRITES = {
    "fetch form": "url => fetch(url, {method: 'POST', body: new URLSearchParams('isOn.toggle')}).then(read)",
    "fetch form without CORS":
        "url => fetch(url, {method: 'POST', mode: 'no-cors', body: new URLSearchParams('isOn.toggle')}).then(read)",
    "fetch multipart": """url => {
        const body = new FormData();
        body.append('isOn.toggle', '');
        return fetch(url, {method: 'POST', mode: 'no-cors', body}).then(read);
    }""",
    "fetch text": "url => fetch(url, {method: 'POST', mode: 'no-cors', body: 'isOn.toggle'}).then(read)",
    "fetch that stays": "url => fetch(url, {method: 'POST', mode: 'no-cors', keepalive: true, "
                        "body: new URLSearchParams('isOn.toggle')}).then(read)",
    "fetch with cookies": "url => fetch(url, {method: 'POST', mode: 'no-cors', credentials: 'include', "
                          "body: new URLSearchParams('isOn.toggle')}).then(read)",
    "fetch without referrer": "url => fetch(url, {method: 'POST', mode: 'no-cors', referrerPolicy: 'no-referrer', "
                              "body: new URLSearchParams('isOn.toggle')}).then(read)",
    "beacon": "url => String(navigator.sendBeacon(url, new URLSearchParams('isOn.toggle'))).replace(/.*/, '')",
    "PATCH": "() => write('PATCH', '/api/components/switch/basic', '{\"isOn\": true}')",
    "DELETE": "() => write('DELETE', '/api/components/switch/basic')",
    "DELETE all": "() => write('DELETE', '/api/state')",
    "PUT": "() => write('PUT', '/api/state', '{\"components\": {}}')",
    "undo": "() => fetch(SERVER + '/api/undo', {method: 'POST', mode: 'no-cors'}).then(read)",
    "redo": "() => fetch(SERVER + '/api/redo', {method: 'POST', mode: 'no-cors'}).then(read)",
    "session": "() => write('PUT', '/api/sessions/stolen')",
    "private session": "() => fetch(SERVER + '/session', {method: 'POST', mode: 'no-cors', "
                       "body: new URLSearchParams('session=private')}).then(read)",
    "theme": "() => fetch(SERVER + '/theme', {method: 'POST', mode: 'no-cors', "
             "body: new URLSearchParams('theme=dark')}).then(read)",
    "form": "url => form(url, 'application/x-www-form-urlencoded')",
    "multipart form": "url => form(url, 'multipart/form-data')",
    "text form": "url => form(url, 'text/plain')",
    "form by GET": "url => form(url, '', 'get')",
    "image": "url => element('img', 'src', url + '?isOn.toggle').then(() => '')",
}

TOOLS = """
    const read = answer => answer.text().then(text => answer.type === 'opaque' ? text : answer.status + text);
    const element = (name, attribute, url, others = {}) => new Promise(resolve => {
        const node = Object.assign(document.createElement(name), others);
        node.onload = node.onloadeddata = () => resolve('200');
        node.onerror = () => resolve('');
        node[attribute] = url;
        document.body.append(node);
    });
    const write = (method, path, body) => fetch(SERVER + path,
        {method, body, headers: body ? {'Content-Type': 'application/json'} : {}}).then(read);
    const form = (url, enctype, method = 'post') => new Promise(resolve => {
        const frame = Object.assign(document.createElement('iframe'), {name: 'to' + Math.random()});
        document.body.append(frame);
        const node = Object.assign(document.createElement('form'), {action: url, method, enctype, target: frame.name});
        node.append(Object.assign(document.createElement('input'), {name: 'isOn.toggle', value: ''}));
        document.body.append(node);
        frame.onload = () => { if (frame.contentWindow.length === 0) resolve(''); };
        node.submit();
    });
    const timed = promise => Promise.race([
        Promise.resolve().then(promise).catch(() => ''), new Promise(resolve => setTimeout(() => resolve(''), 2000))]);
"""


@pytest.fixture(scope="module")
def served():
    """A server of these tests' own, since they look at its whole history."""
    server = Server()
    yield server.url
    assert server.stop() == 0


@pytest.fixture(scope="module")
def elsewhere():
    server = Elsewhere()
    yield server
    server.stop()


@pytest.fixture(params=PLACES)
def place(request):
    return request.param


@pytest.fixture
def page(place, served, elsewhere, browser):
    """A page from that place."""
    context = browser.new_context()
    page = context.new_page()
    port = urlsplit(served).port
    html = "<!doctype html><title>Elsewhere</title><p>Elsewhere</p>"
    # As if the name had meant another machine when the page was loaded.
    page.route("http://evil.localhost:*/attack", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto({
        "port": f"http://127.0.0.1:{elsewhere.port}/",
        "name": f"http://localhost:{elsewhere.port}/",
        "null": "data:text/html," + html,
        "rebound": f"http://evil.localhost:{port}/attack",
    }[place])
    yield page
    context.close()


def facts(served):
    """All that a write could change."""
    answers = []
    for path in ["/api/state", "/api/history"]:
        with urllib.request.urlopen(served + path, timeout=10) as answer:
            answers.append(json.load(answer))
    return answers


def attempt(page, attempts, server, paths):
    """What each attempt has read, by its name and path."""
    script = "async ([SERVER, paths]) => {" + TOOLS + "const attempts = {" + ",".join(
        f"{json.dumps(name)}: {code}" for name, code in attempts.items()) + """};
        const made = Object.entries(attempts).flatMap(([name, run]) =>
            paths.map(path => timed(() => run(SERVER + path)).then(text => [name + ' ' + path, String(text)])));
        return Object.fromEntries(await Promise.all(made));
    }"""
    return page.evaluate(script, [server, paths])


def target(place, served):
    """What the page calls the server."""
    return served.replace("127.0.0.1", "evil.localhost") if place == "rebound" else served


def test_a_page_from_elsewhere_reads_nothing(page, place, served):
    read = attempt(page, READS, target(place, served), READ_PATHS)
    assert len(read) == len(READS) * len(READ_PATHS)
    # A rebound page is of the origin that it asks, so it can read that it is refused.
    leaked = {name: text[:80] for name, text in read.items() if text and not text.startswith("403")
              and "refused" not in text and "Forbidden" not in text}
    assert leaked == {}


def test_a_page_from_elsewhere_writes_nothing(page, place, served):
    before = facts(served)
    written = attempt(page, WRITES, target(place, served), [EXAMPLE])
    assert len(written) == len(WRITES)
    assert {name: text[:80] for name, text in written.items() if text and not text.startswith("403")} == {}
    assert facts(served) == before
    assert page.context.cookies(served) == []


@pytest.mark.parametrize("enctype", ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"])
def test_a_form_from_elsewhere_that_takes_the_visitor_along_is_refused(page, place, served, enctype):
    before = facts(served)
    server = target(place, served)
    with page.expect_navigation(url="**" + EXAMPLE) as navigation:
        page.evaluate("""([url, enctype]) => {
            document.body.innerHTML = `<form method="post" action="${url}" enctype="${enctype}">
                <input name="isOn.toggle"></form>`;
            document.forms[0].submit();
        }""", [server + EXAMPLE, enctype])
    assert navigation.value.status == 403
    assert facts(served) == before


def test_nobody_else_may_frame_a_page(page, place, served):
    if place == "rebound":
        pytest.skip("Its pages are refused altogether.")
    blocked = []
    page.on("requestfailed", lambda request: blocked.append(request.url))
    page.evaluate("url => { document.body.innerHTML = `<iframe src='${url}'></iframe>`; }", served + "/")
    page.wait_for_function("document.querySelector('iframe').contentDocument === null")
    frame = page.frames[-1]
    frame.wait_for_load_state()
    assert "Vitrine" not in frame.content()


def test_its_own_pages_may_do_all_of_that(served, browser):
    """Else the other tests would pass where nothing works at all."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(served + "/healthz")
    page.evaluate("document.body.innerHTML = ''")
    before = facts(served)[0]["revision"]
    read = attempt(page, READS, served, READ_PATHS)
    assert read["fetch /api/state"].startswith("200") and "Switch" in read["frame " + EXAMPLE]
    assert read["EventSource " + EXAMPLE].startswith("200") and read["image " + EXAMPLE] == "200"
    written = attempt(page, {name: WRITES[name] for name in ["fetch form", "PATCH"]}, served, [EXAMPLE])
    assert all(text.startswith("200") for text in written.values())
    assert facts(served)[0]["revision"] > before
    context.close()
