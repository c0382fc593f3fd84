"""Header fields (RFC 9112, section 5; RFC 9110, section 5)."""

from case import EXAMPLE, FORM, SMUGGLED, answered, get, library, post, refused, request, size

BROKEN = "The head of the request is broken"
NAME = "holds a blank or another forbidden sign."
CONTROL = "holds a control byte."


def before(line):
    """A request with a line before its Host."""
    return request(host=f"{line}\r\nHost: {{HOST}}\r\n")


def after(line):
    """A request with a line after its Host."""
    return get(fields=f"{line}\r\n")


FIELDS = [
    *[refused(f"the field name “{name!a}”", 400, after(f"{name}: b"), says=NAME) for name in [
        "X(A)", "X[A]", "X{A}", "X<A>", "X@A", "X,A", "X;A", "X/A", "X?A", "X=A", "X\\A", "X\"A\"", "X\xe9", "X\x80", "\xa0X", "X\x7f", "X\x01",
        "X\v", "X\b",
    ]],
    *[library(f"a blank in the field name “{name!a}”", 400, after(f"{name}: b")) for name in ["X-A ", "X-A\t", "X A", "X\tA"]],
    library("a blank before the colon of Host", 400, request(host="Host : {HOST}\r\n")),
    library("a blank before the colon of a length", 400,
            request("POST", EXAMPLE, f"{FORM}Content-Length : {size(SMUGGLED)}\r\n", body=SMUGGLED)),
    library("a blank before the colon of a coding", 400,
            request("POST", EXAMPLE, f"{FORM}Transfer-Encoding : chunked\r\n", body="0\r\n\r\n" + SMUGGLED)),
    library("a field without a colon", 400, after("X-A")),
    library("a first field without a colon", 400, before("X-A")),
    refused("a field without a name", 400, after(": b")),
    refused("a colon alone", 400, after(":")),
    answered("a field without a value", 200, after("X-A:")),
    answered("a value with blanks around it", 200, after("X-A: \t b \t ")),
    answered("a value with colons", 200, after("X-A::b:")),
    answered("a value beyond ASCII", 200, after("X-A: \xe9\xff\x80")),
    answered("every sign of a token in a name", 200, after("!#$%&'*+-.^_`|~09azAZ: b")),
    answered("a field name of 4,000 letters", 200, after("X" * 4_000 + ": b")),
    *[refused(f"the byte {byte:#04x} in a value", 400, after(f"X-A: b{chr(byte)}c"), says=CONTROL)
      for byte in [*range(1, 9), *range(11, 13), *range(14, 32), 127]],
    refused("a NUL in a value", 400, after("X-A: b\0c"), says=BROKEN),
    refused("a NUL at the end of a value", 400, before("X-A: b\0"), says=BROKEN),
    refused("a NUL for a value", 400, before("X-A: \0"), says=BROKEN),
    refused("a NUL in the last value", 400, after("X-A: b\0"), says=BROKEN),
    library("a NUL in a name", 400, after("X\0A: b")),
    refused("a NUL before a name", 400, after("\0X-A: b")),
    refused("a line of a NUL", 400, after("\0")),
    refused("a bare CR in a value", 400, after("X-A: b\rc")),
    refused("a bare CR at the end of a value", 400, after("X-A: b\r")),
    refused("a bare CR in a name", 400, after("X\rA: b")),
    refused("a request in a value, behind bare LFs", 400,
            after("X-A: b\n\nPOST /components/switch/basic HTTP/1.1\nHost: {HOST}\nContent-Length: 10\n\nisOn=false")),
    refused("a folded field", 400, after("X-A: b\r\n c"), says=BROKEN),
    refused("a field folded with a tab", 400, after("X-A: b\r\n\tc"), says=BROKEN),
    refused("a field folded twice", 400, after("X-A: b\r\n c\r\n d"), says=BROKEN),
    refused("a field folded into nothing", 400, after("X-A: b\r\n "), says=BROKEN),
    refused("a folded Host", 400, request(host="Host:\r\n {HOST}\r\n")),
    refused("a folded last field", 400, request(host="Host: {HOST}\r\n\tx\r\n"), says=BROKEN),
    refused("a field folded by a bare LF", 400, after("X-A: b\n c"), says=BROKEN),
    library("a folded first field", 400, request(host=" X-A: b\r\nHost: {HOST}\r\n")),
    library("a first field that begins with a tab", 400, request(host="\tX-A: b\r\nHost: {HOST}\r\n")),
    answered("the same field five times", 200, after("\r\n".join(["X-A: b"] * 5))),
    refused("two Content-Types", 400, post(fields="Content-Type: text/plain\r\n"), says="Content-Type"),
    refused("two equal Content-Types", 400, post(fields=FORM), says="Content-Type"),
    refused("two Origins", 403, post(fields="Origin: http://{HOST}\r\nOrigin: http://evil.example\r\n")),
    refused("two equal Origins", 403, post(fields="Origin: http://{HOST}\r\n" * 2)),
    refused("two Sec-Fetch-Sites", 403, post(fields="Sec-Fetch-Site: same-origin\r\nSec-Fetch-Site: cross-site\r\n")),
    refused("an Origin of null", 403, post(fields="Origin: null\r\n")),
    refused("an empty Origin", 403, post(fields="Origin:\r\n")),
    refused("an Origin of another scheme", 403, post(fields="Origin: https://{HOST}\r\n")),
    refused("an Origin with a path", 403, post(fields="Origin: http://{HOST}/\r\n")),
    refused("an Origin of another port", 403, post(fields="Origin: http://localhost:1\r\n")),
    refused("an Origin that only begins like ours", 403, post(fields="Origin: http://{HOST}.evil.example\r\n")),
    *[refused(f"a write from a page that is {site}", 403, post(fields=f"Sec-Fetch-Site: {site}\r\n"))
      for site in ["cross-site", "same-site"]],
    *[answered(f"a write from {site}", 303, post(fields=f"Sec-Fetch-Site: {site}\r\n")) for site in ["same-origin", "none"]],
    answered("an Origin of ours", 303, post(fields="Origin: http://{HOST}\r\n")),
    answered("an expectation", [100, 303], post(fields="Expect: 100-continue\r\n"), pieces=[1]),
    answered("an expectation that nobody knows", 303, post(fields="Expect: the-spanish-inquisition\r\n")),
    answered("hop-by-hop fields that name each other", 200,
             get(fields="Connection: Host, Content-Length, X-A\r\nKeep-Alive: timeout=9999, max=0\r\nTE: trailers\r\nX-A: b\r\n")),
    answered("a range", 200, get(fields="Range: bytes=0-0,1-1,-1,5-\r\n")),
    answered("a method in a field", 200, get(fields="X-HTTP-Method-Override: DELETE\r\nX-HTTP-Method: PUT\r\n")),
    answered("another target in a field", 200, get(fields="X-Original-URL: /api/state\r\nX-Rewrite-URL: /api/state\r\n")),
    answered("another host in a field", 200,
             get(fields="X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\nX-Forwarded-For: 127.0.0.1\r\n")),
    *[answered(f"the Accept “{value[:30]}”", 200, get("/", fields=f"Accept: {value}\r\n")) for value in [
        "", ",", ";q=1", "text/html;q=", "text/html;q=2", "text/html;q=-1", "*/html", "text/html;q=0.00000000001", "/", "a" * 4_000,
        "text/html," * 900, "text/html;" + "a=b;" * 900,
    ]],
    *[answered(f"the Cookie “{value[:30]}”", 200, get("/", fields=f"Cookie: {value}\r\n")) for value in [
        "", "=", ";", "a", "theme=\"; x", "; ; ;", "a=b" + "; a=b" * 200, "vitrine-theme=<script>",
    ]],
    library("a Cookie with one quote", 431, get("/", fields='Cookie: a="\r\n'), head_twice=True),
    *[answered(f"the If-None-Match “{value[:30]}”", 200, get("/", fields=f"If-None-Match: {value}\r\n")) for value in [
        "", "\"", "W/", "\"a", "W/\"", "\"a\",", ",\"a\"", "\"\0a".replace("\0", "\t"), "\"a\"," * 900,
    ]],
    *[answered(f"the session “{value[:30]}”, {len(value)} long", 404, get("/api/state", fields=f"Vitrine-Session: {value}\r\n")) for value in [
        "", " ", "nobody", "../../etc/passwd", "<script>", "a" * 65, "a" * 4_000, "\xff\xfe", "%00",
    ]],
]
