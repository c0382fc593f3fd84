import HTTP
import MicroHTTP
import Platform
import Testing

@Suite("Who is let in")
struct AdmissionTests {
    @Test(
        "The server answers for its own names",
        arguments: ["localhost", "127.0.0.1", "[::1]", "LocalHost", "gallery.test"])
    func knowsItsNames(name: String) throws {
        let live = try LiveServer { $0.allowedHosts = ["gallery.test"] }
        let answer = try live.answer("GET / HTTP/1.1\r\nHost: \(name):\(live.port)\r\n\r\n")
        #expect(answer.status == 200)
    }

    @Test(
        "It does not answer for other names, ports or shapes",
        arguments: [
            "evil.example:PORT", "localhost", "localhost:1", "localhost:PORT.evil.example",
            "user@localhost:PORT",
            "localhost:PORT, localhost:PORT", "127.0.0.1.nip.example:PORT", "localhost.:PORT", "0:PORT",
        ])
    func knowsNoOther(host: String) throws {
        let live = try LiveServer()
        let host = host.replacing("PORT", with: "\(live.port)")
        let answer = try live.answer("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        #expect([400, 403].contains(answer.status))
        #expect(live.responder.count.withLock { $0 } == 0)
    }

    @Test(
        "A write from another site's page is refused",
        arguments: [
            "Origin: http://evil.example", "Origin: null", "Origin: http://localhost:1",
            "Origin: https://HOST",
            "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
        ])
    func refusesForeignWrites(field: String) throws {
        let live = try LiveServer()
        let field = field.replacing("HOST", with: live.host)
        #expect(try live.answer(live.post("/a", "b=c", field)).status == 403)
        #expect(live.responder.count.withLock { $0 } == 0)
        #expect(try live.answer(live.get("/a", field)).status == 200)
    }

    @Test(
        "A write from its own pages, or from no page, is let in",
        arguments: [
            "Origin: http://HOST", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: none", "X-None: of these",
        ])
    func takesOwnWrites(field: String) throws {
        let live = try LiveServer()
        let field = field.replacing("HOST", with: live.host)
        #expect(try live.answer(live.post("/a", "b=c", field)).text == "POST /a - b=c")
    }
}
