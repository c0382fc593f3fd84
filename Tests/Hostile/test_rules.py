"""Who may talk to the server and how far they get: names, origins, redirects, cookies, paths. One request each, on a
connection of its own; what a browser enforces is in Tests/Browser."""

import json
from urllib.parse import urlsplit

import pytest
from wire import ask, authority

EXAMPLE = "/components/switch/basic"
PAGES = ["/", "/components/switch", EXAMPLE, "/history", "/absent"]
TOGGLE = b"isOn.toggle"


def revision(url):
    return json.loads(ask(url, "/api/state").text)["revision"]


@pytest.fixture
def port(shared):
    return urlsplit(shared.url).port


HOSTS = {
    "evil.test:PORT": 403, "evil.test": 403, "127.0.0.1": 403, "127.0.0.1:1": 403, "localhost": 403,
    "localhost.:PORT": 403, "localhost:PORT.evil.test": 403, "127.0.0.1.evil.test:PORT": 403, "127.1:PORT": 403,
    "0.0.0.0:PORT": 403, "[::]:PORT": 403, "[::ffff:127.0.0.1]:PORT": 403, "::1:PORT": 403, "2130706433:PORT": 403,
    "evil.localhost:PORT": 403, "user@localhost:PORT": 403, "localhost:PORT@evil.test": 403, "localhost:PORT/": 403,
    "localhost:0PORT": 403, "localhost:+PORT": 403, "localhost:PORT,localhost:PORT": 403, "": 403,
    "localhost:PORT localhost:PORT": 403, "LOCALHOST:PORT": 200, "127.0.0.1:PORT": 200, "[::1]:PORT": 200,
    None: 400,
}


@pytest.mark.parametrize("host", HOSTS)
def test_a_request_must_call_the_server_by_its_name(shared, port, host):
    name = host and host.replace("PORT", str(port))
    before = revision(shared.url)
    for keywords in [{"target": "/"}, {"target": EXAMPLE, "method": "POST", "body": TOGGLE}]:
        wanted = HOSTS[host]
        if wanted == 200 and "method" in keywords:
            continue
        answer = ask(shared.url, Host=name, **keywords)
        assert answer.status == wanted or host == "" and answer.status in (400, 403)
        assert wanted == 200 or "form" not in answer.text.split("<main")[-1]
    assert revision(shared.url) == before


ORIGINS = {
    "null": 403, "http://evil.test": 403, "https://127.0.0.1:PORT": 403, "http://127.0.0.1": 403,
    "http://127.0.0.1:1": 403, "http://127.0.0.1:PORT.evil.test": 403, "http://evil.localhost:PORT": 403,
    "http://127.0.0.1:PORT/": 403, "http://user@127.0.0.1:PORT": 403, "": 403, "file://": 403, "127.0.0.1:PORT": 403,
    "chrome-extension://abcdef": 403, "http://127.0.0.1:PORT http://evil.test": 403, "http://127.0.0.1:PORT": 303,
    "http://localhost:PORT": 303, "HTTP://LOCALHOST:PORT": 303,
}
SITES = {"cross-site": 403, "same-site": 403, "": 403, "SAME-ORIGIN": 403, "same-origin, cross-site": 403,
         "same-origin": 303, "none": 303}
WRITES = [("POST", EXAMPLE, TOGGLE, {}), ("POST", "/theme", b"theme=dark", {}), ("POST", "/session", b"session=private", {}),
          ("POST", "/api/undo", b"", {}), ("POST", "/api/redo", b"", {}), ("DELETE", "/api/state", None, {}),
          ("DELETE", f"/api{EXAMPLE}", None, {}), ("PUT", "/api/sessions/stolen", b"", {}),
          ("PATCH", f"/api{EXAMPLE}", b'{"isOn": true}', {"Content_Type": "application/json"})]


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_write_must_come_from_its_own_pages_or_from_none(shared, port, origin):
    value = origin.replace("PORT", str(port))
    if ORIGINS[origin] == 403:
        before = revision(shared.url)
        for method, path, body, headers in WRITES:
            assert ask(shared.url, path, method, body, Origin=value, **headers).status == 403
        assert revision(shared.url) == before
        assert ask(shared.url, "/api/sessions/stolen", "DELETE").status == 404
    else:
        assert ask(shared.url, EXAMPLE, "POST", TOGGLE, Origin=value).status == 303
    # Reading is not refused, but no other page may see it.
    answer = ask(shared.url, "/api/state", Origin=value)
    assert answer.status == 200 and not [name for name, _ in answer.fields if name.lower().startswith("access-control")]


@pytest.mark.parametrize("site", SITES)
def test_a_write_from_another_site_is_refused(shared, site):
    before = revision(shared.url)
    if SITES[site] == 403:
        for method, path, body, headers in WRITES:
            assert ask(shared.url, path, method, body, Sec_Fetch_Site=site, **headers).status == 403
        assert revision(shared.url) == before
    else:
        assert ask(shared.url, EXAMPLE, "POST", TOGGLE, Sec_Fetch_Site=site).status == 303


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_reading_writes_nothing(shared, method):
    before = revision(shared.url)
    for target in [EXAMPLE + "?isOn.toggle", EXAMPLE + "?isOn=true", "/theme?theme=dark", "/session?session=private",
                   "/api/undo", "/api/sessions/made", f"/api{EXAMPLE}?isOn=true"]:
        answer = ask(shared.url, target, method)
        assert not answer.all("Set-Cookie")
    assert ask(shared.url, "/api/state", Vitrine_Session="made").status == 404
    assert revision(shared.url) == before


@pytest.mark.parametrize("path", PAGES)
def test_a_page_comes_with_what_keeps_the_browser_in_bounds(shared, path):
    answer = ask(shared.url, path, Accept="text/html", Origin="http://evil.test")
    policy = dict(part.strip().split(" ", 1) for part in answer.header("Content-Security-Policy").split(";"))
    assert policy == {
        "default-src": "'none'", "script-src": "'self'", "style-src": "'self'", "style-src-attr": "'unsafe-inline'",
        "img-src": "'self' data:", "connect-src": "'self'", "form-action": "'self'", "base-uri": "'none'",
        "frame-ancestors": "'self'"}
    assert answer.header("X-Content-Type-Options") == "nosniff"
    assert answer.header("Referrer-Policy") == "same-origin"
    assert answer.header("Cross-Origin-Opener-Policy") == "same-origin"
    assert answer.header("Cross-Origin-Resource-Policy") == "same-origin"
    assert not [name for name, _ in answer.fields if name.lower().startswith("access-control")]
    assert not answer.header("Server")


@pytest.mark.parametrize("path", ["/api/state", "/api/components", "/openapi.json", "/api/history", "/api/history.sh",
                                  "/assets/favicon.svg", EXAMPLE + "/source", "/healthz", "/api/absent", "/assets/absent"])
def test_no_answer_can_be_taken_for_something_else(shared, path):
    answer = ask(shared.url, path)
    assert answer.header("X-Content-Type-Options") == "nosniff"
    assert answer.header("Cross-Origin-Resource-Policy") == "same-origin"
    kind = answer.header("Content-Type")
    assert not kind.startswith("text/html")
    assert not kind.startswith("text/") or kind.endswith("; charset=utf-8")


REFERERS = [
    "http://evil.test/", "http://HOST.evil.test/", "http://evil.test/http://HOST/", "https://HOST/", "//HOST/",
    "http://HOST//evil.test/", "http://HOST///evil.test", "http://HOST/\\evil.test", "http://HOST/%2f%2fevil.test",
    "http://HOST/%5cevil.test", "http://user@HOST/", "http://HOST@evil.test/", "http://HOST/.//evil.test",
    "http://HOST/components/switch/..//evil.test", "http://HOST/components/switch/%0d%0aX-Evil:%20yes",
    "http://HOST/?next=http://evil.test", "http://HOST/components/switch?a=%0d%0aSet-Cookie:%20a=b", "javascript:alert(1)",
    "http://HOST/components/switch?" + "x" * 20_000, "", "http://HOST", "data:text/html,x", "http://HOST/history?//evil.test",
    "http://HOST/components/switch?\u00e9\"><script>", "about:blank", "http://HOST:1/", "http://HOST/\t//evil.test",
]


@pytest.mark.parametrize("referer", REFERERS)
def test_a_redirect_stays_here(shared, referer):
    value = referer.replace("HOST", authority(shared.url))
    for path, body in [(EXAMPLE, b"isOn=true"), ("/theme", b"theme=light"), ("/session", b"session=shared")]:
        answer = ask(shared.url, path, "POST", body, Referer=value)
        assert answer.status == 303
        location = answer.header("Location")
        parts = urlsplit(location)
        assert location.startswith("/") and not location.startswith(("//", "/\\")) and not parts.netloc
        assert parts.path in PAGES and "evil" not in parts.path
        assert not set(location) & set("\r\n\t <>\"") and not answer.header("X-Evil")
        assert all("a=b" not in cookie for cookie in answer.all("Set-Cookie"))


@pytest.mark.parametrize("path", ["/components/switch//evil.test", "//evil.test/", "//evil.test", "/%2fevil.test/", "/\\evil.test/",
                                  "/components/switch/", "/components/switch/?q=//evil.test", "///", "/.//evil.test/"])
def test_a_slash_too_many_leads_nowhere_else(shared, path):
    answer = ask(shared.url, path)
    location = answer.header("Location") or "/"
    assert answer.status in (308, 400, 404)
    assert location.startswith("/") and not location.startswith(("//", "/\\"))


def test_the_cookies_are_its_own(shared, port):
    made = ask(shared.url, "/session", "POST", b"session=private").all("Set-Cookie")
    left = ask(shared.url, "/session", "POST", b"session=shared").all("Set-Cookie")
    theme = ask(shared.url, "/theme", "POST", b"theme=dark").all("Set-Cookie")
    for cookies, name in [(made, f"vitrine-session-{port}="), (left, f"vitrine-session-{port}="), (theme, "")]:
        [cookie] = cookies
        parts = cookie.split("; ")
        assert cookie.startswith(name)
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(parts)
        assert not [part for part in parts if part.startswith("Domain")]


@pytest.mark.parametrize("cookie", [
    "SESSION=absent", "SESSION=../../etc", "SESSION=%00", "SESSION=<script>", "SESSION=a; SESSION=b", "SESSION", "SESSION=",
    "SESSION=\"", ";;;=;", "=" * 4_000, "theme=<script>", "theme=dark\u00e9", "a" * 20_000])
def test_a_strange_cookie_does_nothing(shared, port, cookie):
    value = cookie.replace("SESSION", f"vitrine-session-{port}")
    before = revision(shared.url)
    answer = ask(shared.url, "/", Cookie=value, Accept="text/html")
    assert answer.status in (200, 404, 431) and "<script>" not in answer.text
    ask(shared.url, EXAMPLE, "POST", TOGGLE, Cookie="vitrine-session-%d=absent" % port)
    assert revision(shared.url) == before


WAYS = ["/assets/../Package.swift", "/assets/..%2fPackage.swift", "/assets/%2e%2e/Package.swift",
        "/assets/%2e%2e%2fPackage.swift", "/assets/..%5cPackage.swift", "/assets/....//Package.swift",
        "/assets/%252e%252e%252fPackage.swift", "/assets/..%c0%afPackage.swift", "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd", "/assets/../../../../../../etc/passwd", "/assets/..;/Package.swift", "/../Package.swift",
        "/Package.swift", "/Templates/layout.html", "/assets/../Templates/layout.html", "/Public/base.css",
        "/components/switch/source/..%2f..%2fPackage.swift", "/components/switch/source/%2fetc%2fpasswd",
        "/components/..%2f..%2fPackage.swift", "/components/switch/../../Package.swift/source", "/.git/config",
        "/assets/.git/config", "/assets/", "/assets", "/assets/base.css/", "/assets/base.css%00.js", "/assets/./base.css",
        "file:///etc/passwd", "/proc/self/environ", "/assets/base.css::$DATA", "/assets/CON", "/assets/~root"]


@pytest.mark.parametrize("path", WAYS)
def test_no_path_leads_out_of_the_assets(shared, path):
    answer = ask(shared.url, path)
    assert answer.status in (308, 400, 404)
    for secret in ["swift-tools-version", "root:", "{{", "[core]", "@layer", "PATH="]:
        assert secret not in answer.text
