import Testing

/// A request that no server should take, and the status that ours should refuse it with.
struct BrokenRequest: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The request; HOST stands for the server.
    let text: String
    /// The status with the library that this was written for; nil where the library itself answers, or nobody.
    let status: Int?

    init(_ name: String, _ text: String, _ status: Int?) {
        testDescription = name
        self.text = text
        self.status = status
    }

    private static let smuggled = "GET /smuggled HTTP/1.1\r\nHost: HOST\r\n\r\n"

    static let all =
        framing + fields + targets + [
            BrokenRequest("a lower-case method", "get / HTTP/1.1\r\nHost: HOST\r\n\r\n", 501),
            BrokenRequest("a junk method", "BREW / HTTP/1.1\r\nHost: HOST\r\n\r\n", 501),
            BrokenRequest("TRACE", "TRACE / HTTP/1.1\r\nHost: HOST\r\n\r\n", 501),
            BrokenRequest("a method with a bracket", "G(ET / HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
            BrokenRequest("CONNECT", "CONNECT HOST HTTP/1.1\r\nHost: HOST\r\n\r\n", 501),
            BrokenRequest(
                "two Content-Types",
                "GET / HTTP/1.1\r\nHost: HOST\r\nContent-Type: a/b\r\nContent-Type: a/b\r\n\r\n", 400),
            BrokenRequest(
                "300 query arguments",
                "GET /?\(String(repeating: "a&", count: 300)) HTTP/1.1\r\nHost: HOST\r\n\r\n", 414),
            BrokenRequest(
                "3,000 query arguments",
                "GET /?\(String(repeating: "a&", count: 3_000)) HTTP/1.1\r\nHost: HOST\r\n\r\n", 414),
            BrokenRequest(
                "100 long query arguments",
                "GET /?\(String(repeating: String(repeating: "a", count: 300) + "&", count: 100))"
                    + " HTTP/1.1\r\nHost: HOST\r\n\r\n", 414),
            BrokenRequest("HTTP/2.0", "GET / HTTP/2.0\r\nHost: HOST\r\n\r\n", 505),
            BrokenRequest("HTTP/0.9", "GET /\r\n\r\n", nil),
            BrokenRequest("a version in small letters", "GET / http/1.1\r\nHost: HOST\r\n\r\n", nil),
            BrokenRequest("no Host", "GET / HTTP/1.1\r\n\r\n", 400),
            BrokenRequest("no Host in HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", 400),
            BrokenRequest("two Hosts", "GET / HTTP/1.1\r\nHost: HOST\r\nHost: HOST\r\n\r\n", 400),
            BrokenRequest("an empty Host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", 403),
            BrokenRequest("a bare LF after the request line", "GET / HTTP/1.1\nHost: HOST\r\n\r\n", 400),
            BrokenRequest("a bare LF after a field", "GET / HTTP/1.1\r\nHost: HOST\nX-A: b\r\n\r\n", 400),
            BrokenRequest("a bare LF at the end", "GET / HTTP/1.1\r\nHost: HOST\r\n\n", 400),
            BrokenRequest("bytes of another protocol", "\u{16}\u{3}\u{1}\u{0}\r\n\r\n", nil),
        ]

    private static let framing = [
        BrokenRequest(
            "two different Content-Lengths",
            "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n" + smuggled, 400),
        BrokenRequest(
            "two equal Content-Lengths",
            "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\nab", 400),
        BrokenRequest(
            "Content-Length with chunks",
            "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
                + smuggled, 400),
        BrokenRequest(
            "a list of lengths", "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 2, 2\r\n\r\nab", nil),
        BrokenRequest(
            "a negative length", "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\nab", nil),
        BrokenRequest(
            "a length with a sign", "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: +2\r\n\r\nab", nil),
        BrokenRequest(
            "a length past all bounds",
            "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999999999999\r\n\r\nab", nil),
        BrokenRequest(
            "a length that no Int holds",
            "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 18446744073709551615\r\n\r\nab", nil),
        BrokenRequest(
            "an unknown coding", "POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: gzip\r\n\r\nab", 501),
        BrokenRequest(
            "a coding before chunks",
            "POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501),
        BrokenRequest(
            "a disguised coding",
            "POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: \u{B}chunked\r\n\r\n0\r\n\r\n", 400),
        BrokenRequest(
            "two codings",
            "POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n",
            400),
        BrokenRequest(
            "chunks in HTTP/1.0",
            "POST / HTTP/1.0\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        BrokenRequest(
            "a chunk without a size",
            "POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n", nil),
        BrokenRequest(
            "a chunk of a negative size",
            "POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n", nil),
    ]

    private static let fields = [
        BrokenRequest("a blank before the colon", "GET / HTTP/1.1\r\nHost: HOST\r\nX-A : b\r\n\r\n", nil),
        BrokenRequest("a tab before the colon", "GET / HTTP/1.1\r\nHost: HOST\r\nX-A\t: b\r\n\r\n", nil),
        BrokenRequest("a field without a colon", "GET / HTTP/1.1\r\nHost: HOST\r\nX-A\r\n\r\n", nil),
        BrokenRequest("a field without a name", "GET / HTTP/1.1\r\nHost: HOST\r\n: b\r\n\r\n", 400),
        BrokenRequest("brackets in a name", "GET / HTTP/1.1\r\nHost: HOST\r\nX(A): b\r\n\r\n", 400),
        BrokenRequest(
            "letters beyond ASCII in a name", "GET / HTTP/1.1\r\nHost: HOST\r\nX\u{E9}: b\r\n\r\n", 400),
        BrokenRequest("a folded field", "GET / HTTP/1.1\r\nHost: HOST\r\nX-A: b\r\n c\r\n\r\n", 400),
        BrokenRequest("a folded first field", "GET / HTTP/1.1\r\n X-A: b\r\nHost: HOST\r\n\r\n", nil),
        BrokenRequest("a folded last field", "GET / HTTP/1.1\r\nHost: HOST\r\n\tx\r\n\r\n", 400),
        BrokenRequest(
            "a folded Content-Length",
            "GET / HTTP/1.1\r\nHost: HOST\r\nContent-Length:\r\n \(smuggled.utf8.count)\r\n\r\n" + smuggled,
            400),
        BrokenRequest(
            "a folded Content-Length of a POST",
            "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length:\r\n \(smuggled.utf8.count)\r\n\r\n" + smuggled,
            400),
        BrokenRequest("a NUL in a value", "GET / HTTP/1.1\r\nHost: HOST\r\nX-A: b\u{0}c\r\n\r\n", 400),
        BrokenRequest(
            "a NUL at the end of a value", "GET / HTTP/1.1\r\nX-A: b\u{0}\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("a NUL in a name", "GET / HTTP/1.1\r\nHost: HOST\r\nX\u{0}A: b\r\n\r\n", 400),
        BrokenRequest("a NUL in the Host", "GET / HTTP/1.1\r\nHost: HOST\u{0}.evil\r\n\r\n", 400),
        BrokenRequest(
            "a control byte in a value", "GET / HTTP/1.1\r\nHost: HOST\r\nX-A: b\u{1}c\r\n\r\n", 400),
        BrokenRequest("a bare CR in a value", "GET / HTTP/1.1\r\nHost: HOST\r\nX-A: b\rc\r\n\r\n", 400),
    ]

    private static let targets = [
        BrokenRequest("a blank in the target", "GET /a b HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("two blanks before the target", "GET  /a HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("a blank after the version", "GET /a HTTP/1.1 \r\nHost: HOST\r\n\r\n", nil),
        BrokenRequest("a NUL in the target", "GET /a\u{0}b HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("%00 in the path", "GET /a%00b HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("%00 in the query", "GET /a?b=%00 HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("a tab in the target", "GET /a\tb HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("DEL in the target", "GET /a\u{7F} HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("a fragment in the target", "GET /a#b HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("no target", "GET HTTP/1.1\r\nHost: HOST\r\n\r\n", nil),
        BrokenRequest("a target without a slash", "GET a HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("a star for GET", "GET * HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
        BrokenRequest("another server's URL", "GET http://evil.example/ HTTP/1.1\r\nHost: HOST\r\n\r\n", 403),
        BrokenRequest(
            "a URL with a user", "GET http://HOST@evil.example/ HTTP/1.1\r\nHost: HOST\r\n\r\n", 403),
        BrokenRequest("a URL of another scheme", "GET https://HOST/ HTTP/1.1\r\nHost: HOST\r\n\r\n", 400),
    ]
}
