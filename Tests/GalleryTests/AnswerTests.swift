import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Answers")
struct AnswerTests {
    private let gallery: Gallery

    init() throws {
        gallery = try #require(shipped)
    }

    @Test("A page that has not changed is answered with 304", arguments: everyPage)
    func notModified(path: String) throws {
        let first = gallery.get(path)
        let tag = try #require(first.header("ETag"))
        #expect(tag.hasPrefix("\""))
        #expect(first.header("Cache-Control") == "no-cache")
        #expect(first.header("Vary") == "Accept, Cookie, Vitrine-Session")
        let second = gallery.get(path, [("If-None-Match", tag)])
        #expect(second.status == .notModified)
        #expect(second.header("ETag") == tag)
        #expect(second.header("Vary") == first.header("Vary"))
        #expect(gallery.get(path, [("If-None-Match", "\"other\"")]).status == .ok)
    }

    @Test(
        "HEAD has the fields of GET", arguments: everyPage + ["/healthz", "/assets/tokens.css", "/nothing"])
    func head(path: String) {
        let get = gallery.curl(.get, path)
        let head = gallery.curl(.head, path)
        #expect(head.status == get.status)
        #expect(head.headers.map(\.value) == get.headers.map(\.value))
    }

    @Test(
        "OPTIONS tells the methods, and 405 does too",
        arguments: [
            ("/", "GET, HEAD, OPTIONS"), ("/components/checkbox", "GET, HEAD, OPTIONS"),
            ("/components/checkbox/basic", "GET, HEAD, POST, OPTIONS"),
            ("/components/checkbox/basic/source", "GET, HEAD, OPTIONS"), ("/theme", "POST, OPTIONS"),
            ("/assets/tokens.css", "GET, HEAD, OPTIONS"), ("/healthz", "GET, HEAD, OPTIONS"),
        ])
    func methods(path: String, allowed: String) {
        let options = gallery.curl(.options, path)
        #expect(options.status == .noContent)
        #expect(options.header("Allow") == allowed)
        let refused = gallery.curl(.delete, path)
        #expect(refused.status == .methodNotAllowed)
        #expect(refused.header("Allow") == allowed)
        #expect(refused.header("Content-Type") == "application/problem+json")
    }

    @Test(
        "What is not there suggests what is near",
        arguments: [
            ("/components/chekbox", "/components/checkbox"), ("/swich", "/components/switch"),
            ("/components/Switch", "/components/switch"),
            ("/components/checkbox/basik", "/components/checkbox/basic"),
            ("/components/checkbox/zzz/source", "/components/checkbox"),
            ("/components/chekbox/basik", "/components/checkbox/basic"),
            ("/api/components/checkbox/basik", "/components/checkbox/basic"),
            ("/assets/bas.css", "/assets/base.css"),
        ])
    func suggestions(path: String, near: String) {
        let page = gallery.get(path)
        #expect(page.status == .notFound)
        #expect(page.text.contains("<li><a href=\"\(near)\">"))
        #expect(HTMLCheck(page.text).faults == [])
        let document = gallery.curl(.get, path).document
        #expect(document?["status"]?.int == 404)
        #expect(document?["detail"]?.string?.contains(near) == true)
    }

    @Test(
        "A slash too many is led to the page, when it is read",
        arguments: ["/components/checkbox", "/components/checkbox/basic", "/healthz"])
    func slash(path: String) {
        #expect(gallery.get("\(path)/?a=b").status == .permanentRedirect)
        #expect(gallery.get("\(path)/?a=b").header("Location") == "\(path)?a=b")
        #expect(gallery.post("\(path)/", "isOn=true").status == .notFound)
        #expect(gallery.get("//evil.test/").status == .notFound)
    }

    @Test(
        "The server's own refusals are drawn too",
        arguments: [Status.forbidden, .badRequest, .contentTooLarge])
    func refuse(status: Status) {
        let problem = Problem(status, "The <Host> is odd.", headers: [(name: "Connection", value: "close")])
        let browser = Request(.get, "/", headers: Headers([("Accept", "text/html")]))
        let page = gallery.refuse(problem, of: browser)
        #expect(page.status == status)
        #expect(page.header("Connection") == "close")
        #expect(page.header("Content-Type") == "text/html; charset=utf-8")
        #expect(page.text.contains("The &lt;Host&gt; is odd."))
        #expect(
            gallery.refuse(problem, of: Request(.get, "/")).document?["detail"]?.string
                == "The <Host> is odd.")
    }

    @Test("The health of the server is one word")
    func health() {
        #expect(gallery.curl(.get, "/healthz").text == "ok\n")
        #expect(gallery.curl(.get, "/healthz").header("Content-Type") == "text/plain; charset=utf-8")
    }
}
