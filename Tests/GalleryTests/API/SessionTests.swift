import HTTP
import Platform
import Testing

@testable import Gallery

@Suite("Sessions")
struct SessionTests {
    private let path = "/api/components/kinds/basic"
    private let page = "/components/kinds/basic"

    @Test("A session is made once, found the second time, and begins with the first states")
    func make() throws {
        let gallery = try gallery(of: .kinds)
        let first = gallery.json(page)
        _ = gallery.api(.patch, path, #"{"isOn": true}"#)
        let made = gallery.api(.put, "/api/sessions/a")
        #expect(made.status == .created)
        #expect(made.document == ["session": "a", "revision": 0, "header": "Vitrine-Session: a"])
        #expect(gallery.json(page, session: "a") == first)
        _ = gallery.api(.patch, path, #"{"text": "Ada"}"#, session: "a")
        let again = gallery.api(.put, "/api/sessions/a")
        #expect(again.status == .ok)
        #expect(again.document?["revision"] == 1)
        #expect(gallery.json(page, session: "a")?["text"] == "Ada")
        #expect(gallery.json(page)?["text"] == "")
        #expect(gallery.changes().count == 1)
        #expect(gallery.api(.get, "/api/state", session: "a").document?["session"] == "a")
    }

    @Test("Names are short and plain", arguments: ["a", "A-b_c.9", String(repeating: "x", count: 64)])
    func names(name: String) throws {
        #expect(try gallery(of: .kinds).api(.put, "/api/sessions/\(name)").status == .created)
    }

    @Test(
        "Other names are refused and make nothing",
        arguments: ["a%20b", "%C3%A9", "a,b", "%22", "a;b", String(repeating: "x", count: 65)])
    func badNames(name: String) throws {
        let gallery = try gallery(of: .kinds)
        let answer = gallery.api(.put, "/api/sessions/\(name)")
        #expect(answer.status == .unprocessableContent)
        #expect(answer.document?["field"] == "name")
        #expect(gallery.sessions.count == 0)
    }

    @Test(
        "An unknown name is 404 for whatever is asked, and makes nothing",
        arguments: [
            (.get, "/"), (.get, "/components/kinds"), (.get, "/components/kinds/basic"), (.get, "/history"),
            (.get, "/api/state"), (.get, "/api/components"), (.get, "/api/components/kinds/basic"),
            (.get, "/api/history"), (.get, "/api/history.sh"), (.get, "/api/events"), (.delete, "/api/state"),
            (.post, "/api/undo"), (.delete, "/api/sessions/absent"), (.get, "/?q=kinds"),
        ] as [(Method, String)])
    func unknown(method: Method, target: String) throws {
        let gallery = try gallery(of: .kinds)
        let answer = gallery.api(method, target, session: "absent")
        #expect(answer.status == .notFound)
        #expect(answer.text.contains("absent"))
        #expect(gallery.sessions.count == 0)
        let write = gallery.api(.patch, path, #"{"isOn": true}"#, session: "absent")
        #expect(write.status == .notFound)
    }

    @Test("There are no more than the limit, until one ends")
    func limit() throws {
        let shipped = try #require(shipped)
        let sessions = try Sessions(shipped.catalogue, limit: 2)
        _ = try sessions.make("a")
        _ = try sessions.make("b")
        let problem = #expect(throws: Problem.self) { try sessions.make("c") }
        #expect(problem?.status == .serviceUnavailable)
        #expect(problem?.headers.first?.name == "Retry-After")
        #expect(try sessions.make("a").isNew == false)
        try sessions.end("a")
        #expect(try sessions.make("c").isNew)
        #expect(sessions.count == 2)
    }

    @Test("A session ends after an hour in which nobody asked for it or listened")
    func idle() throws {
        let shipped = try #require(shipped)
        let now = Locked<Int64>(0)
        let sessions = try Sessions(shipped.catalogue, limit: 3, clock: { now.withLock { $0 } })
        let (used, idle, heard) = (
            try sessions.make("used"), try sessions.make("idle"), try sessions.make("heard")
        )
        let ended = Locked(0)
        let ticket = heard.session.listen(from: { _ in }, to: { _ in ended.withLock { $0 += 1 } })
        now.withLock { $0 = SessionPulse.patience - 1 }
        #expect(try sessions.session(for: request("used")) === used.session)
        now.withLock { $0 = SessionPulse.patience }
        let problem = #expect(throws: Problem.self) { try sessions.session(for: request("idle")) }
        #expect(problem?.status == .notFound)
        #expect(try sessions.make("idle").session !== idle.session)
        #expect(try sessions.session(for: request("used")) === used.session)
        #expect(try sessions.session(for: request("heard")) === heard.session)
        #expect(ended.withLock { $0 } == 0)
        try heard.session.leave(#require(ticket))
        now.withLock { $0 = 3 * SessionPulse.patience }
        #expect(try sessions.make("new").isNew)
        #expect(sessions.count == 1)
    }

    private func request(_ session: String) -> Request {
        Request(.get, "/", headers: Headers([("Host", "localhost:8080"), (Sessions.header, session)]))
    }

    @Test("An ended session is gone, and one of its name begins anew")
    func end() throws {
        let gallery = try gallery(of: .kinds)
        _ = gallery.api(.put, "/api/sessions/a")
        let tag = gallery.api(.get, path, session: "a").header("ETag")
        _ = gallery.api(.patch, path, #"{"isOn": true}"#, session: "a")
        #expect(gallery.api(.delete, "/api/sessions/a").status == .noContent)
        #expect(gallery.api(.delete, "/api/sessions/a").status == .notFound)
        #expect(gallery.api(.get, path, session: "a").status == .notFound)
        #expect(gallery.api(.put, "/api/sessions/a").status == .created)
        #expect(gallery.json(page, session: "a")?["isOn"] == false)
        #expect(gallery.api(.get, path, session: "a").header("ETag") != tag)
    }

    @Test("The header goes before the cookie, and the cookie's name has the port")
    func cookie() throws {
        let gallery = try gallery(of: .kinds)
        for name in ["a", "b"] { _ = gallery.api(.put, "/api/sessions/\(name)") }
        let cookie = [("Cookie", "vitrine-session-8080=a; vitrine-session-9090=b")]
        _ = gallery.api(.patch, path, #"{"text": "Ada"}"#, fields: cookie)
        #expect(gallery.json(page, session: "a")?["text"] == "Ada")
        #expect(gallery.json(page)?["text"] == "")
        _ = gallery.api(.patch, path, #"{"text": "Bob"}"#, session: "b", fields: cookie)
        #expect(gallery.json(page, session: "b")?["text"] == "Bob")
        #expect(gallery.json(page, session: "a")?["text"] == "Ada")
        for (host, port) in [("[::1]:9090", "9090"), ("[::1]", "80"), ("localhost", "80")] {
            let request = Request(.get, "/", headers: Headers([("Host", host)]))
            #expect(Sessions.cookie(of: request) == "vitrine-session-\(port)")
        }
    }

    @Test(
        "Leaving a session that was made by name does not end it for others, and a second press keeps the one there is"
    )
    func shared() throws {
        let gallery = try gallery(of: .kinds)
        _ = try gallery.sessions.make("ours")
        let cookie = [("Cookie", "vitrine-session-8080=ours")]
        #expect(gallery.post("/session", "session=private", cookie).header("Set-Cookie") == nil)
        #expect(gallery.post("/session", "session=shared", cookie).status == .seeOther)
        #expect(gallery.sessions.count == 1)
    }

    @Test("The button of a page makes a private session, and the other one leaves it")
    func button() throws {
        let gallery = try gallery(of: .kinds)
        #expect(gallery.get(page).text.contains(">Private session</button>"))
        let referer = [("Referer", "http://localhost:8080\(page)")]
        let made = gallery.post("/session", "session=private", referer)
        #expect(made.status == .seeOther)
        #expect(made.header("Location") == "\(page)#session")
        let field = try #require(made.header("Set-Cookie"))
        let pair = String(field.prefix { $0 != ";" })
        #expect(pair.hasPrefix("vitrine-session-8080="))
        #expect(field.contains("HttpOnly") && field.contains("SameSite=Lax") && field.contains("Path=/"))
        #expect(gallery.sessions.count == 1)
        let cookie = [("Cookie", pair)]
        _ = gallery.post(page, "isOn=true", cookie)
        #expect(gallery.json(page)?["isOn"] == false)
        let drawn = gallery.get(page, cookie)
        #expect(drawn.text.contains(">Leave</button>"))
        #expect(HTMLCheck(drawn.text).faults == [])
        #expect(gallery.get("/history", cookie).text.contains("Vitrine-Session: "))
        #expect(
            gallery.get("/components/kinds", cookie).text.contains("curl -H 'Vitrine-Session: browser-"),
            "A line under a control speaks of the session that the page shows.")
        let left = gallery.post("/session", "session=shared", cookie)
        #expect(left.header("Set-Cookie")?.hasPrefix("vitrine-session-8080=; Path=/; Max-Age=0") == true)
        #expect(gallery.sessions.count == 0)
        // Whoever keeps the cookie is told, and can still leave.
        let lost = gallery.get(page, cookie)
        #expect(lost.status == .notFound)
        #expect(lost.text.contains(">Leave</button>"))
        #expect(gallery.post("/session", "session=shared", cookie).status == .seeOther)
        #expect(gallery.post("/session", "session=other").status == .unprocessableContent)
    }

    @Test("Reading makes no session and no example")
    func reading() throws {
        let gallery = try freshGallery()
        for target in everyPage + ["/api/state", "/api/components", "/api/history", "/openapi.json"] {
            _ = gallery.get(target)
            _ = gallery.get(target, [("Cookie", "vitrine-session-8080=absent")])
            _ = gallery.get(target, [(Sessions.header, "absent")])
        }
        #expect(gallery.sessions.count == 0)
        #expect(gallery.sessions.shared.counts.revision == 0)
    }
}
