"""Request lines: methods and versions (RFC 9112, section 3)."""

from case import EXAMPLE, Case, answered, get, library, refused, request, silent, unfinished

UNKNOWN_METHOD = "is not known; known are"
NO_TARGET = "The target of the request is no path"
BROKEN = "The head of the request is broken"

LINES = [
    # Methods
    *[refused(f"the method {method}", 501, request(method), says=UNKNOWN_METHOD) for method in [
        "get", "Get", "BREW", "TRACE", "PROPFIND", "GET1", "G", "GETGET", "X-GET", "!", "M" * 5_000, "QUERY", "PRI",
    ]],
    *[refused(f"the method “{method!a}”", 400, request(method)) for method in [
        "GE\0T", "GE\tT", "G\vET", "G\x7fET", "G\xc9T", "GET,", "(GET)", "G=T", "\"GET\"", "G:T", "G/T", "{GET}",
    ]],
    silent("a method behind a blank", " " + get()),
    refused("a method behind a tab", 400, "\t" + get()),
    refused("CONNECT", 501, request("CONNECT", "{HOST}")),
    refused("CONNECT to elsewhere", 501, request("CONNECT", "evil.example:443")),
    answered("a known method that the path does not take", 405, request("DELETE"), says="DELETE is not allowed"),
    answered("OPTIONS of a path", 204, request("OPTIONS")),
    answered("OPTIONS of the server", 204, request("OPTIONS", "*")),
    answered("HEAD", 200, request("HEAD"), heads=(0,)),
    answered("HEAD of what is not there", 404, request("HEAD", "/nowhere"), heads=(0,)),
    # Versions
    answered("HTTP/1.0", 200, get(version="HTTP/1.0"), then="closed"),
    answered("HTTP/1.0 that wants to stay", 200, get(version="HTTP/1.0", fields="Connection: keep-alive\r\n")),
    answered("HTTP/1.1 that wants to go", 200, get(fields="Connection: close\r\n"), then="closed"),
    answered("HTTP/1.1 that wants both", 200, get(fields="Connection: keep-alive, close\r\n"), then="closed"),
    answered("a wish for another protocol", 200, get(fields="Connection: Upgrade\r\nUpgrade: websocket\r\n")),
    answered("a wish for HTTP/2", 200,
             get(fields="Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n")),
    *[answered(f"the version {version}, taken as 1.1", 200, get(version=version)) for version in [
        "HTTP/1.2", "HTTP/1.3", "HTTP/1.9",
    ]],
    *[library(f"the version {version}", 505, get(version=version)) for version in ["HTTP/2.0", "HTTP/3.0", "HTTP/9.9", "HTTP/0.9", "HTTP/0.0"]],
    *[library(f"the version “{version!a}”", 400, get(version=version)) for version in [
        "HTTP/1.10", "HTTP/01.1", "HTTP/1.01", "HTTP/1", "HTTP/1.", "HTTP/.1", "HTTP/1.a", "HTTP/a.1", "HTTP/1,1", "HTTP/1.1x", "http/1.1",
        "Http/1.1", "HTTP1.1", "HTTP 1.1", "HTP/1.1", "XHTTP/1.1", "HTTP/-1.1", "HTTP/1.-1", "HTTP//1.1", "HTTP/1.1/",
        "RTSP/1.1", "ICY/1.1", "HTTP/1.1\v",
    ]],
    library("no version", 400, "GET /healthz\r\nHost: {HOST}\r\n\r\n"),
    library("no version, and a blank", 400, "GET /healthz \r\nHost: {HOST}\r\n\r\n"),
    library("HTTP/0.9", 400, "GET /\r\n\r\n"),
    library("the version with a NUL behind it", 400, get(version="HTTP/1.1\0")),
    # Blanks
    refused("two blanks before the target", 400, "GET  /healthz HTTP/1.1\r\nHost: {HOST}\r\n\r\n"),
    library("a tab before the target", 400, "GET\t/healthz HTTP/1.1\r\nHost: {HOST}\r\n\r\n"),
    refused("two blanks before the version", 400, "GET /healthz  HTTP/1.1\r\nHost: {HOST}\r\n\r\n"),
    library("a tab before the version", 400, "GET /healthz\tHTTP/1.1\r\nHost: {HOST}\r\n\r\n"),
    library("a blank after the version", 400, "GET /healthz HTTP/1.1 \r\nHost: {HOST}\r\n\r\n"),
    library("a tab after the version", 400, "GET /healthz HTTP/1.1\t\r\nHost: {HOST}\r\n\r\n"),
    silent("no blanks", "GET/healthzHTTP/1.1\r\nHost: {HOST}\r\n\r\n"),
    silent("a method alone", "GET\r\nHost: {HOST}\r\n\r\n"),
    library("no target", 400, "GET HTTP/1.1\r\nHost: {HOST}\r\n\r\n"),
    silent("a blank alone", " \r\n\r\n"),
    # Line ends
    refused("a bare LF after the request line", 400, "GET /healthz HTTP/1.1\nHost: {HOST}\r\n\r\n", says=BROKEN),
    refused("a bare LF after a field", 400, "GET /healthz HTTP/1.1\r\nHost: {HOST}\nX-A: b\r\n\r\n", says=BROKEN),
    refused("a bare LF at the end", 400, "GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n\n", says=BROKEN),
    refused("bare LFs alone", 400, "GET /healthz HTTP/1.1\nHost: {HOST}\n\n", says=BROKEN),
    library("a bare CR after the request line", 400, "GET /healthz HTTP/1.1\rHost: {HOST}\r\n\r\n"),
    refused("a bare CR after a field", 400, "GET /healthz HTTP/1.1\r\nHost: {HOST}\rX-A: b\r\n\r\n"),
    unfinished("bare CRs alone", "GET /healthz HTTP/1.1\rHost: {HOST}\r\r"),
    refused("LF and CR the wrong way round", 400, "GET /healthz HTTP/1.1\n\rHost: {HOST}\n\r\n\r"),
    answered("an empty line before the request", 200, "\r\n" + get()),
    answered("three empty lines before the request", 200, "\r\n\r\n\r\n" + get()),
    # Other protocols, and not all of a head
    silent("a greeting of TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(32)) + b"\r\n\r\n"),
    silent("a greeting of SSH", "SSH-2.0-OpenSSH_9.2\r\n\r\n"),
    library("a greeting of SMTP", 400, "EHLO evil.example\r\nMAIL FROM:<a@evil.example>\r\n\r\n"),
    library("a preface of HTTP/2", 505, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + "\0" * 9),
    silent("a command of Redis", "*1\r\n$8\r\nFLUSHALL\r\n\r\n"),
    library("an answer instead of a request", 400, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"),
    Case("nothing", b"", [], "waiting", pieces=[None]),
    unfinished("half a method", "GE"),
    unfinished("a request line without its end", "GET /healthz HTTP/1.1"),
    unfinished("a request line alone", "GET /healthz HTTP/1.1\r\n"),
    unfinished("half a field", "GET /healthz HTTP/1.1\r\nHost: {HO"),
    unfinished("a head without its last line", "GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n"),
    unfinished("a head without its last byte", "GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n\r"),
    unfinished("empty lines alone", "\r\n\r\n\r\n"),
]
