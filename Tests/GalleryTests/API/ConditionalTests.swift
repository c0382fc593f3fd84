import HTTP
import Testing

@testable import Gallery

@Suite("Conditional requests")
struct ConditionalTests {
    private let path = "/api/components/kinds/basic"

    @Test(
        "A document that is still the same is 304, until its state changes",
        arguments: ["/api/components/kinds/basic", "/api/state", "/api/components", "/api/history"])
    func notModified(target: String) throws {
        let gallery = try gallery(of: .kinds)
        let tag = try #require(gallery.api(.get, target).header("ETag"))
        let again = gallery.api(.get, target, fields: [("If-None-Match", tag)])
        #expect(again.status == .notModified)
        #expect(again.header("ETag") == tag)
        #expect(again.header("Vary") == "Cookie, Vitrine-Session")
        _ = gallery.api(.patch, path, #"{"isOn": true}"#)
        let changed = gallery.api(.get, target, fields: [("If-None-Match", tag)])
        #expect(changed.status == .ok)
        #expect(changed.header("ETag") != tag)
    }

    @Test("The tag of a write is that of the document which it leaves")
    func tagOfWrite() throws {
        let gallery = try gallery(of: .kinds)
        let written = gallery.api(.patch, path, #"{"isOn": true}"#).header("ETag")
        #expect(written == gallery.api(.get, path).header("ETag"))
        let same = gallery.api(.patch, path, #"{"isOn": true}"#).header("ETag")
        #expect(same == written)
    }

    @Test(
        "A write with If-Match is made where the state is the one that was meant, and else refused",
        arguments: [
            (Method.patch, "/api/components/kinds/basic", #"{"isOn": true}"#),
            (.delete, "/api/components/kinds/basic", nil),
            (.put, "/api/state", #"{"components": {"kinds": {"basic": {"isOn": true}}}}"#),
            (.delete, "/api/state", nil),
        ] as [(Method, String, String?)])
    func ifMatch(method: Method, target: String, body: String?) throws {
        let gallery = try gallery(of: .kinds)
        let old = try #require(gallery.api(.get, target).header("ETag"))
        _ = gallery.api(.patch, path, #"{"text": "Ada"}"#)
        let state = gallery.json("/components/kinds/basic")
        let refused = gallery.api(method, target, body, fields: [("If-Match", old)])
        #expect(refused.status == .preconditionFailed)
        #expect(refused.document?["detail"]?.string?.contains(old) == true)
        #expect(gallery.json("/components/kinds/basic") == state)
        let present = try #require(gallery.api(.get, target).header("ETag"))
        #expect(gallery.api(method, target, body, fields: [("If-Match", "\"x\", \(present)")]).status == .ok)
        #expect(gallery.json("/components/kinds/basic") != state)
        #expect(gallery.api(method, target, body, fields: [("If-Match", "*")]).status == .ok)
    }

    @Test("A form post, an undo and a redo are held to If-Match, too")
    func ifMatchOfPosts() throws {
        let gallery = try gallery(of: .kinds)
        let page = "/components/kinds/basic"
        let old = try #require(gallery.api(.get, path).header("ETag"))
        for text in ["Ada", "Bob"] { _ = gallery.api(.patch, path, #"{"text": "\#(text)"}"#) }
        _ = gallery.api(.post, "/api/undo")
        let present = try #require(gallery.api(.get, "/api/state").header("ETag"))
        let state = gallery.json(page)
        let posts = [(page, "text=Eve"), ("/api/undo", ""), ("/api/redo", "")]
        for (target, body) in posts {
            let refused = gallery.post(target, body, [("If-Match", old)])
            #expect(refused.status == .preconditionFailed)
            #expect(refused.text.contains("does not name the present state"))
            #expect(gallery.json(page) == state)
        }
        let redone = gallery.post("/api/redo", "", [("If-Match", "\"x\", \(present)")])
        #expect(redone.status == .seeOther)
        #expect(gallery.json(page)?["text"] == "Bob")
        let undo = gallery.api(.post, "/api/undo", fields: [("If-Match", present)])
        #expect(undo.status == .preconditionFailed)
        #expect(gallery.api(.post, "/api/undo", fields: [("If-Match", "*")]).status == .ok)
        let latest = try #require(gallery.api(.get, path).header("ETag"))
        #expect(gallery.post(page, "text=Eve", [("If-Match", latest)]).status == .seeOther)
        #expect(gallery.json(page)?["text"] == "Eve")
    }

    @Test("Tags of one session mean nothing in another")
    func apart() throws {
        let gallery = try gallery(of: .kinds)
        _ = gallery.api(.put, "/api/sessions/a")
        let tag = try #require(gallery.api(.get, path).header("ETag"))
        #expect(gallery.api(.get, path, session: "a", fields: [("If-None-Match", tag)]).status == .ok)
        let body = #"{"isOn": true}"#
        #expect(
            gallery.api(.patch, path, body, session: "a", fields: [("If-Match", tag)]).status
                == .preconditionFailed)
    }
}
