"""Whom a request is for (RFC 9112, sections 3.2 and 3.3): the server's own names with its port, and nothing else."""

from case import answered, get, library, post, refused, request


def host(value, target="/healthz", method="GET"):
    return request(method, target, host=f"Host:{value}\r\n")


NONE_OF_OURS = "is none of this server's"

HOSTS = [
    refused("no Host", 400, request(host=""), says="The request has no Host."),
    refused("no Host in HTTP/1.0", 400, request(host="", version="HTTP/1.0"), says="The request has no Host."),
    refused("no Host with a whole URL", 400, request(target="http://{HOST}/healthz", host="")),
    refused("two Hosts", 400, request(host="Host: {HOST}\r\nHost: evil.example\r\n"), says="one is allowed"),
    refused("two equal Hosts", 400, request(host="Host: {HOST}\r\nHOST: {HOST}\r\n"), says="one is allowed"),
    *[refused(f"the Host “{value!a}”", 403, host(f" {value}"), says=NONE_OF_OURS) for value in [
        "evil.example", "evil.example:80", "localhost", "127.0.0.1", "[::1]", "localhost:1", "localhost:", "localhost:08080",
        "{HOST}.", "{HOST}.evil.example", "evil.example#{HOST}", "evil.example/{HOST}", "{HOST}@evil.example", "evil@{HOST}",
        "{HOST},evil.example", "{HOST}, {HOST}", "{HOST} evil.example", "{HOST}\tevil.example", "{HOST}/", "http://{HOST}",
        "localhost.:8080", "LOCALHOST", "127.1", "2130706433", "0x7f.1", "0.0.0.0", "[::]", "[::ffff:127.0.0.1]", "*", "_", "\"{HOST}\"",
        "xn--localhost", "lo\xeccalhost", "{HOST}%00", "%6cocalhost", "-",
    ]],
    refused("an empty Host", 403, host(""), says=NONE_OF_OURS),
    refused("a Host of blanks", 403, host(" \t "), says=NONE_OF_OURS),
    refused("a Host with a NUL", 400, host(" {HOST}\0.evil.example")),
    refused("a Host with a control byte", 400, host(" {HOST}\x01")),
    refused("a long foreign Host", 403, host(" " + "a" * 8_000)),
    refused("a foreign Host for a write", 403, post("isOn=false", host="Host: evil.example\r\n"), says=NONE_OF_OURS),
    refused("a foreign Host for what is not there", 403, host(" evil.example", "/nowhere"), says=NONE_OF_OURS),
    refused("a foreign Host for the methods", 403, host(" evil.example", "*", "OPTIONS"), says=NONE_OF_OURS),
    answered("a Host without a blank before it", 200, host("{HOST}")),
    answered("a Host with blanks around it", 200, host(" \t {HOST} \t ")),
    answered("a field Host in capitals", 200, request(host="HOST: {HOST}\r\n")),
    answered("a Host after other fields", 200, request(host="X-A: b\r\nX-B: c\r\nHost: {HOST}\r\n")),
    # Absolute targets
    answered("a whole URL of ours", 200, get("http://{HOST}/healthz")),
    answered("a whole URL of ours, the scheme in capitals", 200, get("HTTP://{HOST}/healthz")),
    answered("a whole URL without a path", 200, get("http://{HOST}")),
    answered("a whole URL with a query alone", 200, get("http://{HOST}?q=switch")),
    *[refused(f"the target “{target}”", 403, get(target), says=NONE_OF_OURS) for target in [
        "http://evil.example/healthz", "http://evil.example", "http://evil.example?{HOST}", "http://{HOST}@evil.example/", "http://evil@{HOST}/",
        "http://{HOST}:80/", "http://localhost/", "http:///healthz", "http://", "http://?", "http://{HOST}.evil.example/", "http://[::1/",
    ]],
    *[refused(f"the target “{target}” of another scheme", 400, get(target)) for target in [
        "https://{HOST}/healthz", "ftp://{HOST}/", "file:///etc/passwd", "javascript:alert(1)", "data:,a", "http:/healthz", "http:healthz", "h://a",
    ]],
    refused("a foreign URL with our Host", 403, get("http://evil.example/", host="Host: {HOST}\r\n")),
    refused("our URL with a foreign Host", 403, get("http://{HOST}/", host="Host: evil.example\r\n")),
]
