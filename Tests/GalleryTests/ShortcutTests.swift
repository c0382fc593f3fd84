import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Shortcuts")
struct ShortcutTests {
    @Test("Two galleries of which one takes every shortcut answer the same", arguments: 1...6)
    func sameAnswers(seed: Int) throws {
        let short = Rememberer(try gallery(of: .kinds))
        let whole = try gallery(of: .kinds)
        var walk = Walk(seed: seed)
        for step in 0..<400 {
            let request = walk.request()
            let answer = short.respond(to: request)
            let expected = whole.respond(to: request)
            let same = answer.comparable == expected.comparable
            #expect(same, "step \(step): \(request.method) \(request.path): \(answer.comparable)")
            guard same else { return }
        }
        #expect(short.shortcuts > 50)
        for name in [nil, "a"] { #expect(short.gallery.story(of: name) == whole.story(of: name)) }
    }

    @Test("A press that comes again is told to listeners, and can be taken back")
    func press() throws {
        let gallery = try gallery(of: .kinds)
        let session = gallery.sessions.shared
        let on = gallery.post("/components/kinds/basic", "isOn.toggle")
        let off = gallery.post("/components/kinds/basic", "isOn.toggle")
        #expect(try #require(off.shortcut).answer() == nil, "it is off, not on")
        #expect(session.counts.revision == 2)
        let again = try #require(on.shortcut?.answer())
        #expect(again.response.comparable == on.comparable)
        #expect(session.counts.revision == 3)
        #expect(gallery.states("/components/kinds/basic")["isOn"] == ["true"])
        #expect(gallery.changes().last?["changes"] == gallery.changes().first?["changes"])
        _ = gallery.api(.post, "/api/undo")
        #expect(gallery.states("/components/kinds/basic")["isOn"] == ["false"])
    }

    @Test("A write that is made only if the state is a certain one has no shortcut")
    func conditional() throws {
        let gallery = try gallery(of: .kinds)
        for field in ["If-Match", "If-None-Match"] {
            let value = field == "If-Match" ? "*" : "\"other\""
            #expect(gallery.post("/components/kinds/basic", "isOn.toggle", [(field, value)]).shortcut == nil)
            let answer = gallery.api(
                .patch, "/api/components/kinds/basic", #"{"text": "\#(field.utf8.count)"}"#,
                fields: [(field, value)])
            #expect(answer.status == .ok)
            #expect(answer.shortcut == nil)
        }
    }

    @Test("No shortcut leads into a session that is over, or to a page that is an older one")
    func over() throws {
        let gallery = try gallery(of: .kinds)
        let path = "/api/components/kinds/basic"
        _ = gallery.api(.put, "/api/sessions/a")
        let page = gallery.get("/components/kinds", [(Sessions.header, "a")])
        let write = gallery.api(.patch, path, #"{"isOn": true}"#, session: "a")
        _ = gallery.api(.patch, path, #"{"isOn": false}"#, session: "a")
        #expect(page.shortcut?.answer() == nil)
        #expect(write.shortcut?.answer()?.response.status == .ok)
        _ = gallery.api(.patch, path, #"{"isOn": false}"#, session: "a")
        let newPage = gallery.get("/components/kinds", [(Sessions.header, "a")])
        #expect(newPage.shortcut?.answer()?.response.body == newPage.body)
        _ = gallery.api(.delete, "/api/sessions/a")
        _ = gallery.api(.put, "/api/sessions/a")
        #expect(write.shortcut?.answer() == nil)
        #expect(newPage.shortcut?.answer() == nil)
        #expect(gallery.json("/components/kinds/basic", session: "a")?["isOn"] == false)
    }
}

/// Takes the shortcut wherever there is one to a request, as the server does.
private final class Rememberer {
    let gallery: Gallery
    private(set) var shortcuts = 0
    private var known: [String: [any Shortcut]] = [:]

    init(_ gallery: Gallery) { self.gallery = gallery }

    func respond(to request: Request) -> Response {
        let key = "\(request)"
        for shortcut in known[key] ?? [] {
            guard let kept = shortcut.answer() else { continue }
            shortcuts += 1
            return kept.response
        }
        let response = gallery.respond(to: request)
        if let shortcut = response.shortcut { known[key, default: []].append(shortcut) }
        return response
    }
}

/// Requests by chance: mostly those that were made just before.
private struct Walk {
    private var state: UInt64
    private var recent: [Request] = []

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    mutating func request() -> Request {
        if recent.count > 3, number(below: 4) > 0 { return recent[number(below: 3)] }
        let request = newRequest()
        recent.insert(request, at: 0)
        return request
    }

    private mutating func newRequest() -> Request {
        let example = "/components/kinds/basic"
        let api = "/api\(example)"
        let requests: [(Method, String, String?)] = [
            (.get, "/", nil), (.get, "/components/kinds", nil), (.get, example, nil), (.get, api, nil),
            (.get, "/components/kinds", nil), (.get, example, nil), (.get, "/openapi.json", nil),
            (.post, example, "isOn.toggle"), (.post, example, "isOn.toggle"), (.post, example, "isOn=true"),
            (.post, example, "members.insert=b"), (.post, example, "members.remove=b"),
            (.post, example, "isShown.toggle"), (.post, example, "count=7"), (.post, example, "choice=c"),
            (.patch, api, #"{"isOn": true}"#), (.patch, api, #"{"isOn": false}"#),
            (.patch, api, #"{"x": 1}"#),
            (.patch, api, #"{"text": "a"}"#), (.patch, api, #"{"text": "b", "isOn": true}"#),
            (.post, "/api/undo", nil), (.post, "/api/redo", nil), (.delete, api, nil),
            (.put, "/api/sessions/a", nil), (.delete, "/api/sessions/a", nil), (.delete, "/api/state", nil),
        ]
        let (method, target, body) = requests[number(below: requests.count)]
        var fields = [("Host", "localhost:8080"), ("Accept", number(below: 2) == 0 ? "*/*" : "text/html")]
        if number(below: 3) == 0 { fields.append((Sessions.header, "a")) }
        if body != nil {
            let type = method == .patch ? MediaType.json : "application/x-www-form-urlencoded"
            fields.append(("Content-Type", type))
        }
        return Request(method, target, headers: Headers(fields), body: Array((body ?? "").utf8))
    }

    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}

extension Response {
    /// What must be the same in two galleries: all but the names of their sessions' runs, and times.
    fileprivate var comparable: [String] {
        let fields = headers.map { name, value in
            name == "ETag" ? "ETag \(value.split(separator: "-").dropFirst())" : "\(name): \(value)"
        }
        let body = text.split(separator: "\"when\":").map { part in
            part.hasPrefix("\"20") ? String(part.drop { $0 != "," }) : String(part)
        }
        return ["\(status.code)"] + fields.sorted() + body
    }
}

extension Gallery {
    /// The changes of a session but for their times, and its states.
    fileprivate func story(of session: String?) -> [String] {
        changes(session: session).map { "\($0["by"] ?? "") \($0["revision"] ?? 0) \($0["changes"] ?? "")" }
            + [components(session: session)?.text() ?? "none"]
    }
}
