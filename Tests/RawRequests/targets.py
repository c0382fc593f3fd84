"""Request targets (RFC 9112, section 3.2): paths, queries and the signs that they may not hold."""

from case import answered, get, library, refused, request

NO_PATH = "The target of the request is no path"

TARGETS = [
    *[refused(f"the target “{target!a}”", 400, get(target), says=NO_PATH) for target in [
        "/a%00b", "/%00", "/healthz%00", "/healthz?a=%00", "/?%00", "/a\x7fb", "/a#b", "/healthz#", "/?a#b", "/a\x01b", "/a\x1bb", "/a\x08b",
        "healthz", "..", "?a", "%2f", "\\", "//".replace("//", "x//"),
    ]],
    *[refused(f"the sign {byte!a} in the target", 400, get(f"/a{byte}b")) for byte in [" ", "\t", "\0", "\r", "\v"]],
    library("a bare LF in the target", 400, get("/a\nb")),
    *[refused(f"a star for {method}", 400, request(method, "*"), says=NO_PATH) for method in ["GET", "DELETE"]],
    refused("a star for HEAD", 400, request("HEAD", "*"), heads=(0,)),
    *[refused(f"the encoded path “{target}”", 400, get(target), then="open") for target in [
        "/components%2fswitch", "/%2f", "/%2F..%2F", "/a%2fb", "/%ff", "/%c0%ae%c0%ae/", "/%ed%a0%80", "/components/%e2%82",
    ]],
    *[answered(f"the path “{target!a}”", 404, get(target)) for target in [
        "/..", "/../", "/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../healthz", "/assets/..%5c..%5cPackage.swift",
        "/assets/../../Package.swift", "/assets/%2e%2e", "/./healthz", "//healthz", "///", "//evil.example/", "/healthz//", "/healthz/a",
        "/HEALTHZ", "/healthz;a=b", "/healthz.html", "/components", "/components//basic", "/components/switch//", "/components/switch/basic//",
        "/a\xffb", "/\xe2\x98\x83", "/%", "/%zz", "/%2", "/a%0d%0aSet-Cookie:%20a=b", "/a%0a", "/%25%30%30", "/%u0041", "/\\..\\..\\etc\\passwd",
        "/<script>alert(1)</script>", "/%3Cscript%3E", "/'\"><b>", "/{}|^`", "/.git/config", "/.env", "/.well-known/security.txt",
        "/assets/", "/assets/.", "/assets/.hidden", "/assets/base.css%20", "/favicon.ico/x", "/api",
        "/components/switch/source/..%5cCNSwitch.swift", "/api/sessions", "/" + "a/" * 5_000, "/" + "%41" * 3_000,
    ]],
    *[answered(f"the path “{target}”, sent on", 308, get(target)) for target in [
        "/healthz/", "/components/switch/", "/assets/base.css/", "/api/state/", "/components/switch/basic/source/", "/components/switch/basic/?q=1",
    ]],
    *[answered(f"the query “{query[:30]!a}”", 200, get(f"/?{query}")) for query in [
        "", "?", "&", "&&&&", "=", "==", "q", "q=", "q=%", "q=%zz", "q=+", "q=a&q=b", "q=%ff%fe", "q=<script>", "q=%3Cscript%3E", "q=a%0d%0ab",
        "q='\"><b>", "q=/../..", "q=" + "a" * 20_000, "q=" + "%41" * 5_000, "q=" + "a+" * 5_000, "q=\xff\xfe", "%71=switch", "&".join(["q=a"] * 250),
    ]],
    *[answered(f"a state waited for with “{query}”", 422, get(f"/api/state?{query}")) for query in [
        "wait=-1", "wait=61", "wait=1e1", "wait=", "wait=99999999999999999999", "after=-1", "after=x", "after=9223372036854775808", "wait=0x1",
        "wait=1&wait=x", "after=+1",
    ]],
]
