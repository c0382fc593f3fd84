import HTTP
import MicroHTTP
import Platform
import Testing

@Suite("Shortcuts to answers")
struct ShortcutTests {
    let live: LiveServer

    // A thread knows what itself has answered.
    init() throws { live = try LiveServer { $0.threads = 1 } }

    /// The requests that came as far as the responder.
    private var whole: Int { live.responder.count.withLock { $0 } }

    @Test("The same bytes go by the shortcut, on any connection of a thread")
    func same() throws {
        let request = live.get("/short", "Accept: text/html")
        #expect(try live.answer(request).text == "whole")
        let client = try live.connect()
        for _ in 0..<3 {
            client.send(request)
            #expect(try client.answer().text == "short")
        }
        #expect(try live.answer(request).text == "short")
        #expect(whole == 1)
    }

    @Test(
        "Whatever differs goes the whole way",
        arguments: [
            "GET /short HTTP/1.1\r\nHost: H\r\nAccept: a\r\nX: 2\r\n\r\n",
            "GET /short HTTP/1.1\r\nHost: H\r\nAccept: a\r\n\r\n",
            "GET /short HTTP/1.1\r\nHost: H\r\nX: 1\r\nAccept: a\r\n\r\n",
            "GET /short HTTP/1.1\r\nHost: H\r\nAccept: a\r\nX:  1\r\n\r\n",
            "GET /short HTTP/1.1\r\nHost: H\r\nAccept: a\r\nx: 1\r\n\r\n",
            "GET /short? HTTP/1.1\r\nHost: H\r\nAccept: a\r\nX: 1\r\n\r\n",
            "PUT /short HTTP/1.1\r\nHost: H\r\nAccept: a\r\nX: 1\r\nContent-Length: 0\r\n\r\n",
            "GET /short HTTP/1.1\r\nHost: H\r\nAccept: a\r\nX: 1\r\nContent-Length: 1\r\n\r\na",
        ])
    func different(request: String) throws {
        let known = "GET /short HTTP/1.1\r\nHost: \(live.host)\r\nAccept: a\r\nX: 1\r\n\r\n"
        #expect(try live.answer(known).text == "whole")
        #expect(try live.answer(known).text == "short")
        #expect(
            try live.answer(request.replacing("Host: H", with: "Host: \(live.host)")).text.hasPrefix("whole"))
        #expect(try live.answer(known).text == "short")
    }

    @Test(
        "A head that only looks the same to the library is refused as ever",
        arguments: [
            "GET /short HTTP/1.1\r\nHost: H\r\nAccept\0a\r\nX:1\r\n\r\n",
            "GET /short HTTP/1.1\r\nHost: H\r\nAccept:a\0\0X\u{0}1\r\n\r\n",
            "GET /short HTTP/1.1\r\nHost: H\r\nAccept:a\0\nX:1\r\n\r\n",
            "GET /short HTTP/1.1\r\nHost: H\r\nAccept:a\r\nX:1\0\0\0\0",
            "GET /short\0HTTP/1.1\0\0Host\0 H\r\nAccept:a\r\nX:1\r\n\r\n",
            "GET /short HTTP/1.1\r\nHost: H\r\nAccept\0a:\0X\n1:\n\r\n",
        ])
    func lookalike(request: String) throws {
        // Some of them are heads that never end.
        let live = try LiveServer {
            $0.limits.idleSeconds = 2
            $0.threads = 1
        }
        let known = "GET /short HTTP/1.1\r\nHost: \(live.host)\r\nAccept:a\r\nX:1\r\n\r\n"
        let fresh = try outcome(of: request, from: live)
        _ = try live.answer(known)
        #expect(try live.answer(known).text == "short")
        #expect(try outcome(of: request, from: live) == fresh)
    }

    /// The status of the answer; nil where the connection is closed without one, or nothing comes.
    private func outcome(of request: String, from live: LiveServer) throws -> Int? {
        let client = try live.connect()
        client.send(request.replacing("Host: H", with: "Host: \(live.host)"))
        client.endSending()
        return (try? client.answer())?.status
    }

    @Test(
        "Targets that the library cuts into the same memory are not taken for each other",
        arguments: [
            ("/short?q&a", "/short?q=a"), ("/short?q=a", "/short?q&a"), ("/short?a+b", "/short?a b"),
            ("/short?a", "/short\0a"), ("/short?a=b", "/short\0a\0b"), ("/short?a&b", "/short?a\0b"),
        ])
    func queries(known: String, other: String) throws {
        let live = try LiveServer {
            $0.limits.idleSeconds = 2
            $0.threads = 1
        }
        let fresh = try outcome(of: live.get(other), from: live)
        #expect(try live.answer(live.get(known)).text == "whole")
        #expect(try live.answer(live.get(known)).text == "short")
        let client = try live.connect()
        client.send(live.get(other))
        let answer = try? client.answer()
        #expect(answer?.status == fresh)
        #expect(answer?.text != "short")
    }

    @Test("No field hides in the query of a request that came before")
    func hiddenField() throws {
        let rest = "Host: \(live.host)\r\nZ: n\r\nContent-Length: 11\r\n\r\nisOn.toggle"
        let known = "POST /short?x&HTTP/1.1&&Transfer-Encoding=chunked HTTP/1.1\r\n" + rest
        #expect(try live.answer(known).text.hasPrefix("whole"))
        #expect(try live.answer(known).text.hasPrefix("short"))
        let client = try live.connect()
        client.send(
            "POST /short?x HTTP/1.1\r\nTransfer-Encoding:chunked\0HTTP/1.1\r\nHost: \(live.host)\0\0Z\0 n\r\n"
                + "Content-Length: 11\r\n\r\nb\r\nisOn.toggle\r\n0\r\n\r\n" + live.get("/after"))
        #expect(try client.answer().status == 400)
        #expect(try client.isClosed())
    }

    @Test("Each body has its own shortcut, and a body without one goes the whole way")
    func bodies() throws {
        for body in ["a=1", "a=2"] {
            #expect(try live.answer(live.post("/short", body)).text == "whole \(body)")
            #expect(try live.answer(live.post("/short", body)).text == "short \(body)")
        }
        #expect(try live.answer(live.post("/short", "a=1")).text == "short a=1")
        #expect(try live.answer(live.post("/short", "a=3")).text == "whole a=3")
        #expect(whole == 3)
    }

    @Test("A shortcut that leads nowhere is no loss: the request goes the whole way, body and all")
    func stale() throws {
        let request = live.post("/short", "stale")
        for _ in 0..<7 { #expect(try live.answer(request).text == "whole stale") }
        #expect(whole == 7)
        #expect(live.responder.last.withLock { $0 }?.body == Array("stale".utf8))
    }

    @Test("A body that came in chunks, and one that is long, have none")
    func unkept() throws {
        let chunked =
            "POST /short HTTP/1.1\r\nHost: \(live.host)\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n"
        let long = live.post("/short", String(repeating: "a", count: 600))
        for request in [chunked, chunked, long, long] {
            #expect(try live.answer(request).text.hasPrefix("whole a"))
        }
    }

    @Test("There are never more than so many, and what is pushed out goes the whole way again")
    func many() throws {
        let client = try live.connect()
        for number in 0..<2_000 {
            client.send(live.get("/short", "X: \(number)"))
            #expect(try client.answer().text == "whole")
        }
        #expect(whole == 2_000)
        client.send(live.get("/short", "X: 1999"))
        #expect(try client.answer().text == "short")
    }
}
