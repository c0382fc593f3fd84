import HTTP
import Testing

@Suite("The table of routes")
struct RouteTableTests {
    private let table: RouteTable<String>

    init() throws {
        table = try RouteTable([
            Route(.get, "/", "home"), Route(.get, "/healthz", "health"),
            Route(.get, "/components/{component}", "page"),
            Route(.get, "/components/{component}/{example}", "example"),
            Route(.post, "/components/{component}/{example}", "write"),
            Route(.get, "/components/{component}/{example}/source", "source"),
            Route(.put, "/api/sessions/{name}", "make"),
            Route(.delete, "/api/sessions/{name}", "end"), Route(.post, "/api/undo", "undo"),
            Route(.get, "/a/b/c", "literal"),
            Route(.get, "/a/{x}/d", "parameter"),
        ])
    }

    private func found(_ method: HTTP.Method, _ target: String) -> RouteMatch<String>? {
        guard case .found(let match) = table.resolve(Request(method, target)) else { return nil }
        return match
    }

    private func answer(_ method: HTTP.Method, _ target: String) -> Response? {
        guard case .answered(let response) = table.resolve(Request(method, target)) else { return nil }
        return response
    }

    private func problem(_ method: HTTP.Method, _ target: String) -> Problem? {
        guard case .refused(let problem) = table.resolve(Request(method, target)) else { return nil }
        return problem
    }

    @Test(
        "A path has its route, whatever the query",
        arguments: [
            (.get, "/", "home"), (.get, "/?q=a/b", "home"), (.head, "/", "home"),
            (.get, "/healthz", "health"),
            (.get, "/components/switch", "page"), (.get, "/components/healthz", "page"),
            (.get, "/components/switch/basic", "example"),
            (.head, "/components/switch/basic?x", "example"), (.post, "/components/switch/basic", "write"),
            (.get, "/components/switch/basic/source", "source"), (.put, "/api/sessions/a", "make"),
            (.delete, "/api/sessions/a", "end"),
            (.get, "/a/b/c", "literal"), (.get, "/a/b/d", "parameter"), (.get, "/a/x/d", "parameter"),
            (.get, "/he%61lthz", "health"),
            (.get, "/components/..", "page"), (.get, "/components/100%", "page"),
        ] as [(HTTP.Method, String, String)])
    func found(method: HTTP.Method, target: String, route: String) {
        #expect(found(method, target)?.target == route)
    }

    @Test("Parameters are decoded once")
    func parameters() {
        let match = found(.get, "/components/a%20b+c/%2541%C3%A9")
        #expect(match?["component"] == "a b+c")
        #expect(match?["example"] == "%41é")
        #expect(match?["name"] == nil)
        #expect(match?.route.pattern == "/components/{component}/{example}")
    }

    @Test(
        "Any other path is not found",
        arguments: [
            (.get, "/x"), (.get, "/Healthz"), (.get, "/components"), (.get, "/components/a/b/c"),
            (.get, "/components/a/b/source/d"),
            (.get, "//"), (.get, "//healthz"), (.get, "/components//basic"), (.get, "/a/b"), (.get, "/a/b/e"),
            (.get, "/x/"),
            (.get, "//evil.test/"), (.get, "/healthz//"), (.get, "/components/"), (.get, "/api/undo/"),
            (.post, "/api/undo/"),
            (.post, "/components/switch/basic/"), (.options, "/healthz/"), (.options, "/x"),
            (.get, "/{component}"),
            (.get, "/components/{component}/a/b"),
        ] as [(HTTP.Method, String)])
    func notFound(method: HTTP.Method, target: String) {
        #expect(problem(method, target)?.status == .notFound)
    }

    @Test(
        "A slash at the end is answered with the path without it",
        arguments: [
            ("/healthz/", "/healthz"), ("/components/switch/?q=a+b/", "/components/switch?q=a+b/"),
            ("/components/a%20b/", "/components/a%20b"),
            ("/healthz/?", "/healthz?"), ("/components/a\r\nb/", "/components/a%0D%0Ab"),
            ("/components/\u{600}/", "/components/%D8%80"),
        ] as [(String, String)])
    func trailingSlash(target: String, location: String) {
        for method in [HTTP.Method.get, .head] {
            let response = answer(method, target)
            #expect(response?.status == .permanentRedirect)
            #expect(response?.header("Location") == location)
        }
    }

    @Test("A target too long to be sent on is refused")
    func longTrailingSlash() {
        #expect(problem(.get, "/healthz/?" + String(repeating: "a", count: 5_000))?.status == .uriTooLong)
    }

    @Test(
        "Another method is told which ones are allowed",
        arguments: [
            (.post, "/", "GET, HEAD, OPTIONS"), (.put, "/components/a/b", "GET, HEAD, POST, OPTIONS"),
            (.get, "/api/sessions/a", "PUT, DELETE, OPTIONS"), (.head, "/api/undo", "POST, OPTIONS"),
        ] as [(HTTP.Method, String, String)])
    func methodNotAllowed(method: HTTP.Method, target: String, allow: String) {
        let problem = problem(method, target)
        #expect(problem?.status == .methodNotAllowed)
        #expect(problem?.response.header("Allow") == allow)
        #expect(problem?.allowed.joined(separator: ", ") == allow)
    }

    @Test(
        "OPTIONS is answered with the methods",
        arguments: [
            ("/", "GET, HEAD, OPTIONS"), ("/components/a/b?x", "GET, HEAD, POST, OPTIONS"),
            ("*", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"),
        ] as [(String, String)])
    func options(target: String, allow: String) {
        let response = answer(.options, target)
        #expect(response?.status == .noContent)
        #expect(response?.header("Allow") == allow)
    }

    @Test(
        "A path that others may read otherwise is malformed",
        arguments: [
            "/components/a%2Fb", "/components/a%2fb", "/components/%00", "/components/a%ff",
            "/components/%ED%A0%80", "/x/%C0%AF", "", "x", "x/",
            "*",
        ])
    func malformed(target: String) {
        #expect(problem(.get, target)?.status == .badRequest)
    }

    @Test("The table lists its routes in order")
    func list() {
        #expect(table.routes.count == 11)
        #expect(table.routes.first?.target == "home")
        #expect(table.routes.last?.pattern == "/a/{x}/d")
    }

    @Test(
        "A mistake in the table is found when it is made",
        arguments: [
            (["a"], "The pattern “a” does not start with a slash."),
            (["/a/"], "The pattern “/a/” has an empty segment."),
            (["//a"], "The pattern “//a” has an empty segment."),
            (["/a{b}"], "The segment “a{b}” of “/a{b}” is not a {parameter} with a name of its own."),
            (["/{}"], "The segment “{}” of “/{}” is not a {parameter} with a name of its own."),
            (["/{a}/{a}"], "The segment “{a}” of “/{a}/{a}” is not a {parameter} with a name of its own."),
            (["/a/{b}", "/a/{c}"], "GET /a/{c} is there twice."),
        ] as [([String], String)])
    func mistakes(patterns: [String], description: String) {
        let error = #expect(throws: RouteError.self) { try RouteTable(patterns.map { Route(.get, $0, 0) }) }
        #expect(error?.description == description)
    }

    @Test("HEAD and OPTIONS cannot be routes of their own", arguments: [HTTP.Method.head, .options])
    func ownMethods(method: HTTP.Method) {
        #expect(throws: RouteError.self) { try RouteTable([Route(method, "/", 0)]) }
    }

    @Test("Random paths never trap")
    func random() {
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<5_000 {
            let path = String(
                decoding: generator.bytes(upTo: 30, from: "//a/b/c%2F0?componets{}"), as: UTF8.self)
            _ = table.resolve(Request(.get, path))
            _ = table.resolve(Request(.get, "/components/" + path))
        }
    }
}

@Suite("Names that were meant")
struct NearestNamesTests {
    private let names = [
        "checkbox", "labeled-checkbox", "switch", "spring-toggle", "toggle", "toggle-group", "toggle-style",
        "radio-group", "select",
        "native-select", "accordion", "collapsible", "form",
    ]

    @Test(
        "The nearest come first",
        arguments: [
            ("chekbox", ["checkbox"]), ("check", ["checkbox", "labeled-checkbox"]), ("SWITCH", ["switch"]),
            ("swicth", ["switch"]),
            ("accordian", ["accordion"]), ("togle", ["toggle"]),
            ("toggles", ["toggle"]),
            ("radio", ["radio-group"]), ("from", ["form"]), ("zzz", []), ("", []), ("a", []),
        ] as [(String, [String])])
    func nearest(word: String, nearest: [String]) {
        #expect(
            names.nearest(to: word).starts(with: nearest)
                && names.nearest(to: word).isEmpty == nearest.isEmpty)
    }

    @Test("Long words cost no more than their first bytes")
    func long() {
        let word = String(repeating: "checkbox", count: 10_000)
        #expect(names.nearest(to: word) == ["checkbox"])
    }

    @Test("The limit holds, and equals keep their order")
    func limit() {
        #expect(["ab", "ac", "ad", "ae"].nearest(to: "af", limit: 2) == ["ab", "ac"])
    }
}
