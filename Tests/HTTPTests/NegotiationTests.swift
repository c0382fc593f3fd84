import HTTP
import Testing

private func request(_ name: String, _ values: [String], _ method: HTTP.Method = .get) -> Request {
    Request(method, "/", headers: Headers(values.map { (name, $0) }))
}

@Suite("Accept")
struct AcceptTests {
    private static let firefox = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"

    @Test(
        "A browser names text/html",
        arguments: [
            ([], false), ([firefox], true), (["*/*"], false), ([""], false), (["text/*"], false),
            (["text/html"], true),
            (["TEXT/HTML;level=1"], true), (["application/json", "text/html"], true),
            (["text/html;q=0"], false),
            (["text/html;q=0.000, */*"], false), (["text/html;q=0.5, application/json"], false),
            (["application/json;q=0.5, text/html;q=0.6"], true), (["text/htmlx, xtext/html"], false),
            (["text/html;q=0.5, */*"], false), ([", ,text/html ; Q=1.0 ,"], true), (["text/html;q=x"], true),
            (["a/b;c=\"text/html,text/html\""], false), (["a/b;c=\"\\\",\", text/html"], true),
        ] as [([String], Bool)])
    func browsers(values: [String], isBrowser: Bool) {
        #expect(request("Accept", values).prefersHTML == isBrowser)
    }

    @Test(
        "The type liked best is chosen, the first offer of two alike",
        arguments: [
            (nil, "text/html"), ("*/*", "text/html"), ("*", "text/html"),
            ("application/json", "application/json"),
            ("application/*", "application/json"), ("text/*;q=0.1, application/*;q=0.2", "application/json"),
            ("*/*, text/html;q=0", "application/json"), ("*/*;q=0", nil), ("image/png", nil), ("", nil),
            ("text/html;q=0.5;x=y, text/html;q=0.1, application/json;q=0.2", "application/json"),
            ("text/*;q=1, text/html;q=0.1, application/json;q=0.2", "application/json"),
            ("texts/*, tex/*, /*, *", "text/html"),
            ("text/html;q=0.001, application/json;q=0.002", "application/json"),
            ("text/html;q=5", "text/html"),
            ("text/html;q=0.9, application/json;q=10", "application/json"),
        ] as [(String?, String?)])
    func offers(accept: String?, best: String?) {
        let offers = ["text/html", "application/json"]
        #expect(request("accept", accept.map { [$0] } ?? []).preferredType(among: offers) == best)
    }

    @Test("Random bytes never trap")
    func random() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<3_000 {
            let value = String(
                decoding: generator.bytes(upTo: 40, from: "text/html*,;q=0.1\"\\ "), as: UTF8.self)
            _ = request("Accept", [value]).prefersHTML
            _ = request("Accept-Encoding", [value]).preferredCoding(among: [.gzip, .identity])
        }
    }
}

@Suite("Accept-Encoding")
struct AcceptEncodingTests {
    @Test(
        "The coding liked best is chosen",
        arguments: [
            ([], .identity), (["gzip, deflate, br, zstd"], .brotli), (["gzip"], .gzip), (["x-gzip"], .gzip),
            (["GZIP"], .gzip),
            (["br"], .brotli), (["deflate"], .identity), ([""], .identity), (["*"], .brotli),
            (["*;q=0"], nil),
            (["gzip;q=0"], .identity), (["identity;q=0"], nil), (["identity;q=0, gzip"], .gzip),
            (["br;q=0.1, gzip;q=0.2"], .gzip), (["br;q=0, *"], .gzip), (["gzip, identity;q=0.5"], .gzip),
            (["identity, gzip;q=0.5"], .identity), (["gzip;q=0.001"], .gzip), (["gzip", "br"], .brotli),
            (["*;q=0, identity"], .identity), (["gzip;q=0.5, *;q=0.9"], .brotli),
        ] as [([String], ContentCoding?)])
    func codings(values: [String], coding: ContentCoding?) {
        let request = request("Accept-Encoding", values)
        #expect(request.preferredCoding(among: [.brotli, .gzip, .identity]) == coding)
    }

    @Test("Only what is available is chosen")
    func available() {
        #expect(request("Accept-Encoding", ["br, gzip"]).preferredCoding(among: [.gzip, .identity]) == .gzip)
        #expect(request("Accept-Encoding", ["br"]).preferredCoding(among: [.gzip]) == nil)
        #expect(request("Accept-Encoding", []).preferredCoding(among: [.gzip]) == nil)
    }
}

@Suite("ETags")
struct ETagTests {
    @Test("A tag is written with its quotes")
    func written() {
        #expect(ETag("a-1").headerValue == "\"a-1\"")
        #expect(ETag("a-1", isWeak: true).headerValue == "W/\"a-1\"")
    }

    private static let lists: [(String, Bool)] = [
        ("\"a\"", true), ("W/\"a\"", true), ("*", true), (" * ", true), ("\"b\", \"a\"", true),
        ("\"b\" ,,W/\"a\" ,", true),
        ("\"b\"", false), ("", false), ("a", false), ("\"a", false), ("w/\"a\"", false), ("W/", false),
        ("W", false),
        ("\"A\"", false), ("\"b,\\\",\"a\"", true), ("b, \"a\"", false), ("\"x,\"a\"", false),
        ("\"a\"\"b\"", true),
        ("*, \"a\"", false), ("\"\"", false), ("\"b\"; \"a\"", false),
    ]

    @Test("If-None-Match compares weakly", arguments: lists)
    func ifNoneMatch(list: String, matches: Bool) {
        #expect(request("If-None-Match", [list]).isNotModified(ETag("a")) == matches)
        #expect(request("If-None-Match", [list], .head).isNotModified(ETag("a", isWeak: true)) == matches)
        #expect(!request("If-None-Match", [list], .post).isNotModified(ETag("a")))
    }

    @Test("Tags may come in several fields, or not at all")
    func fields() {
        #expect(request("If-None-Match", ["\"b\"", "\"a\""]).isNotModified(ETag("a")))
        #expect(!request("If-None-Match", []).isNotModified(ETag("a")))
    }

    @Test(
        "If-Match compares strongly",
        arguments: [
            ("\"a\"", true), ("*", true), ("\"b\", \"a\"", true), ("W/\"a\"", false), ("\"b\"", false),
            ("", false), ("a", false),
        ] as [(String, Bool)])
    func ifMatch(list: String, passes: Bool) {
        let request = request("If-Match", [list], .patch)
        let problem: Problem? = failure { () throws(Problem) in try request.checkPreconditions(ETag("a")) }
        #expect((problem == nil) == passes)
        #expect(problem == nil || problem?.status == .preconditionFailed)
        let weak = failure { () throws(Problem) in try request.checkPreconditions(ETag("a", isWeak: true)) }
        #expect((weak == nil) == (list == "*"))
    }

    @Test("Where nothing is, If-Match fails and If-None-Match: * passes")
    func nothingThere() {
        let ifMatch = request("If-Match", ["*"], .put)
        let ifNoneMatch = request("If-None-Match", ["*"], .put)
        #expect(
            failure { () throws(Problem) in try ifMatch.checkPreconditions(nil) }?.status
                == .preconditionFailed)
        #expect(failure { () throws(Problem) in try ifNoneMatch.checkPreconditions(nil) } == nil)
        #expect(failure { () throws(Problem) in try ifNoneMatch.checkPreconditions(ETag("a")) } != nil)
    }

    @Test("A failed precondition names both tags")
    func detail() {
        let request = request("If-Match", ["\"b\"", "\"c\""], .patch)
        let problem = failure { () throws(Problem) in try request.checkPreconditions(ETag("a")) }
        #expect(
            problem?.detail
                == "The If-Match “\"b\", \"c\"” does not name the present state, whose ETag is \"a\".")
    }

    @Test("Random bytes never trap")
    func random() {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<3_000 {
            let value = String(decoding: generator.bytes(upTo: 20, from: "W/\"a\", *"), as: UTF8.self)
            _ = request("If-None-Match", [value]).isNotModified(ETag("a"))
        }
    }
}

/// The problem that `body` throws; nil where it throws none.
func failure(_ body: () throws(Problem) -> Void) -> Problem? {
    do throws(Problem) {
        try body()
        return nil
    } catch {
        return error
    }
}
