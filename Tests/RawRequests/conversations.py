"""Several requests on one connection, torn anywhere, and clients that leave."""

from case import EXAMPLE, FORM, SMUGGLED, answered, chunked, get, library, post, refused, request, silent, unfinished

NOWHERE = get("/nowhere")
HEAD = request("HEAD")

CONVERSATIONS = [
    answered("three requests at once", [200, 404, 200], get() + NOWHERE + get()),
    answered("a hundred requests at once", [200] * 100, get() * 100, pieces=[None, 1, 1_000]),
    answered("heads between gets at once", [200, 200, 200], HEAD + get() + HEAD, heads=(0, 2)),
    answered("posts at once", [303, 303, 200], post() + post() + get()),
    answered("empty lines between requests", [200, 200], get() + "\r\n\r\n" + get()),
    answered("answers of every kind at once", [200, 404, 405, 415, 422, 303, 204, 308],
             get() + NOWHERE + request("DELETE") + post(type="") + post("isOn=maybe") + post() + request("OPTIONS") + get("/healthz/")),
    answered("a good request before one that closes", [200, 200], get() + get(fields="Connection: close\r\n") + SMUGGLED, then="closed"),
    answered("a request behind HTTP/1.0", 200, get(version="HTTP/1.0") + SMUGGLED, then="closed"),
    *[refused(f"a request behind a refusal of {name}", status, text + SMUGGLED) for name, status, text in [
        ("a foreign host", 403, get(host="Host: evil.example\r\n")), ("no host", 400, get(host="")),
        ("a control byte", 400, get(fields="X-A: \x01\r\n")), ("a bare LF", 400, "GET / HTTP/1.1\nHost: {HOST}\r\n\r\n"),
        ("an unknown method", 501, request("BREW")), ("two lengths", 400, get(fields="Content-Length: 0\r\nContent-Length: 0\r\n")),
        ("a long body", 413, request("POST", EXAMPLE, FORM + "Content-Length: 999999\r\n")),
        ("an unknown coding", 501, get(fields="Transfer-Encoding: gzip\r\n")),
    ]],
    *[library(f"a request behind a refusal of the library for {name}", status, text + SMUGGLED, **more) for name, status, text, more in [
        ("a bad length", 400, get(fields="Content-Length: x\r\n"), {"head_twice": True}), 
        ("a bad chunk", 400, chunked("x\r\n"), {}), ("another version", 505, get(version="HTTP/2.0"), {}),
        ("a blank before a colon", 400, get(fields="X-A : b\r\n"), {}),
    ]],
    silent("a request behind a line that is none", "GET\r\n\r\n" + SMUGGLED),
    answered("a refusal behind a good request", [200, 403], get() + post("isOn=false", fields="Origin: null\r\n") + SMUGGLED, then="closed"),
    answered("a foreign host behind a good one", [200, 403], get() + get(host="Host: evil.example\r\n") + SMUGGLED, then="closed"),
    answered("500 query arguments behind a good request", [200, 414], get() + get("/?" + "a&" * 500), then="closed"),
    answered("300 query arguments behind a good request", [200, 414], get() + get("/?" + "a&" * 300), then="closed"),
    answered("250 query arguments behind a good request", [200, 200, 200], get() + get("/?" + "a&" * 250) + get()),
    answered("half a request behind a good one", 200, get() + "GET /hea", then="waiting"),
    answered("a request cut off in its body behind a good one", 200, get() + post(length=99), then="waiting"),
    unfinished("a post of a false length, and another", post("isOn=false", length=5_000) + SMUGGLED),
    unfinished("a write cut off before its last byte", post("isOn=fals", length=10)),
    unfinished("a write in chunks cut off before its end", chunked("a\r\nisOn=false\r\n0\r\n")),
    answered("a request within the body of another", 422, post(SMUGGLED)),
]
