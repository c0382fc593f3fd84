import HTTP
import Testing

@Suite("Who is asked: Host")
struct HostPolicyTests {
    private let policy = HostPolicy(hosts: ["Gallery.test", "::1", "fe80::2", "127.0.0.1"], port: 8080)

    private func status(_ hosts: [String], _ policy: HostPolicy) -> UInt16? {
        let headers = Headers(hosts.map { ("Host", $0) })
        return failure { () throws(Problem) in try policy.check(headers) }?.status.code
    }

    @Test("Each authority is there once, in small letters, with the port")
    func authorities() {
        #expect(
            policy.authorities == [
                "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "gallery.test:8080", "[fe80::2]:8080",
            ])
    }

    @Test(
        "Its own names are answered to, in any case",
        arguments: [
            "localhost:8080", "LOCALHOST:8080", "127.0.0.1:8080", "[::1]:8080", "gallery.TEST:8080",
            "[FE80::2]:8080",
        ])
    func allowed(host: String) {
        #expect(status([host], policy) == nil)
        #expect(failure { () throws(Problem) in try policy.check(authority: host) } == nil)
    }

    @Test(
        "Any other is forbidden",
        arguments: [
            "localhost", "localhost:80", "localhost:08080", "localhost:8080.", "localhost.:8080",
            "evil.test:8080",
            "localhost:8080:8080", "evil@localhost:8080", "localhost:8080/", "", " localhost:8080",
            "::1:8080", "[::1]",
            "127.1:8080", "localhost:8080,localhost:8080",
        ])
    func forbidden(host: String) {
        #expect(status([host], policy) == 403)
        #expect(failure { () throws(Problem) in try policy.check(authority: host) }?.status == .forbidden)
    }

    @Test("None or several are malformed, even where each is allowed")
    func count() {
        #expect(status([], policy) == 400)
        #expect(status(["localhost:8080", "localhost:8080"], policy) == 400)
    }

    @Test("Port 80 may be left out", arguments: ["localhost", "localhost:80", "[::1]", "a.test"])
    func port80(host: String) {
        #expect(status([host], HostPolicy(hosts: ["a.test"], port: 80)) == nil)
    }

    @Test("The refusal names the host and the allowed ones")
    func detail() {
        let problem = failure { () throws(Problem) in
            try HostPolicy(port: 1).check(Headers([("Host", "evil.test")]))
        }
        #expect(
            problem?.detail
                == "The host “evil.test” is none of this server's: localhost:1, 127.0.0.1:1, [::1]:1.")
        #expect(problem?.allowed == ["localhost:1", "127.0.0.1:1", "[::1]:1"])
    }
}

@Suite("Who asks: Origin")
struct OriginPolicyTests {
    private let policy = OriginPolicy(HostPolicy(hosts: ["gallery.test"], port: 8080))

    private func isRefused(_ fields: [(String, String)], _ method: HTTP.Method = .post) -> Bool {
        let request = Request(method, "/", headers: Headers(fields))
        let problem = failure { () throws(Problem) in try policy.check(request) }
        return problem.map { $0.status == .forbidden } ?? false
    }

    private static let foreign: [[(String, String)]] = [
        [("Origin", "null")], [("Origin", "")], [("Origin", "http://evil.test")],
        [("Origin", "https://localhost:8080")],
        [("Origin", "http://localhost")], [("Origin", "http://localhost:8081")],
        [("Origin", "localhost:8080")],
        [("Origin", "http://localhost:8080/")], [("Origin", "http://localhost:8080.evil.test")],
        [("Origin", "http://")], [("Origin", "http://evil@localhost:8080")],
        [("Origin", "http://localhost:8080"), ("Origin", "http://evil.test")],
        [("Origin", "http://localhost:8080"), ("Origin", "http://localhost:8080")],
        [("Sec-Fetch-Site", "cross-site")], [("Sec-Fetch-Site", "same-site")], [("Sec-Fetch-Site", "")],
        [("Sec-Fetch-Site", "none"), ("Sec-Fetch-Site", "cross-site")],
        [("Origin", "http://localhost:8080"), ("Sec-Fetch-Site", "same-site")],
        [("Origin", "null"), ("Sec-Fetch-Site", "same-origin")],
    ]

    @Test("A write from elsewhere is forbidden", arguments: foreign)
    func forbidden(fields: [(String, String)]) {
        for method in [HTTP.Method.post, .put, .patch, .delete] { #expect(isRefused(fields, method)) }
    }

    @Test("Reading is allowed from everywhere", arguments: foreign)
    func reading(fields: [(String, String)]) {
        for method in [HTTP.Method.get, .head, .options] { #expect(!isRefused(fields, method)) }
    }

    private static let own: [[(String, String)]] = [
        [], [("Origin", "http://localhost:8080")], [("Origin", "HTTP://Gallery.test:8080")],
        [("Origin", "http://[::1]:8080"), ("Sec-Fetch-Site", "same-origin")], [("Sec-Fetch-Site", "none")],
        [("Sec-Fetch-Mode", "navigate")],
    ]

    @Test("A write from here, or from no browser, is allowed", arguments: own)
    func allowed(fields: [(String, String)]) {
        #expect(!isRefused(fields))
    }

    @Test("The refusal names the origin and the allowed ones")
    func detail() {
        let request = Request(.post, "/", headers: Headers([("Origin", "null")]))
        let problem = failure { () throws(Problem) in try policy.check(request) }
        #expect(
            problem?.detail.hasPrefix(
                "The Origin “null” may not write here: allowed are http://localhost:8080, ") == true)
    }

    @Test(
        "The page that a form came from is told by a Referer of this server",
        arguments: [
            ("http://localhost:8080/components/switch?q=1#x", "/components/switch?q=1"),
            ("http://gallery.test:8080/", "/"),
            ("http://localhost:8080", nil), ("http://evil.test/", nil), ("https://localhost:8080/", nil),
            ("", nil),
            ("/components", nil), ("http://", nil), ("http:///a", nil), ("http://a@localhost:8080/", nil),
            ("http://localhost:8080?/", nil), ("http://localhost:8080#/", nil),
        ] as [(String, String?)])
    func referer(referer: String, path: String?) {
        let request = Request(.post, "/", headers: Headers([("Referer", referer)]))
        #expect(policy.ownReferer(of: request) == path)
    }
}
