import HTTP
import MicroHTTP
import Platform
import Testing

@Suite("Limits")
struct LimitTests {
    @Test(
        "A client that has sent all that it will is let go soon, with its answer or without a whole request")
    func leaves() throws {
        let live = try LiveServer {
            $0.limits.idleSeconds = 600
            $0.limits.requestSeconds = 600
        }
        let clients = try (0..<3).map { _ in try live.connect() }
        for (client, request) in zip(clients, [live.get("/page"), "GET /page HTTP/1.1\r\nHo", ""]) {
            client.send(request)
            client.endSending()
        }
        #expect(try clients[0].answer().body == live.responder.pageBody)
        for client in clients { #expect(try client.isClosed()) }
    }

    @Test("A head that is too long is refused", arguments: [33_000, 60_000, 200_000])
    func limitsTheHead(size: Int) throws {
        let live = try LiveServer()
        let answer = try live.answer(live.get("/", "X-Long: " + String(repeating: "x", count: size)))
        #expect(answer.status == 431)
        #expect(try live.answer(live.get("/after")).status == 200)
    }

    @Test("A target that is too long is refused")
    func limitsTheTarget() throws {
        let live = try LiveServer()
        let answer = try live.answer(live.get("/" + String(repeating: "x", count: 60_000)))
        #expect([414, 431].contains(answer.status))
    }

    @Test("Very many fields are refused")
    func limitsTheFields() throws {
        let live = try LiveServer()
        let answer = try live.answer(live.get("/", String(repeating: "X-A: b\r\n", count: 5_000) + "X-B: c"))
        #expect(answer.status == 431)
    }

    @Test(
        "A body whose length is told to be too long is refused before it comes",
        arguments: ["", "Expect: 100-continue\r\n"])
    func limitsTheLength(expect: String) throws {
        let live = try LiveServer()
        let client = try live.connect()
        client.send("POST / HTTP/1.1\r\nHost: \(live.host)\r\nContent-Length: 262145\r\n\(expect)\r\n")
        let answer = try client.answer()
        #expect(answer.status == 413)
        #expect(answer.text == "refused: The body of the request is too long; 262144 bytes are allowed.")
        #expect(try client.isClosed())
        #expect(live.responder.count.withLock { $0 } == 0)
    }

    @Test("Chunks that become too long are refused when they end")
    func limitsChunks() throws {
        let live = try LiveServer()
        let client = try live.connect()
        client.send("POST / HTTP/1.1\r\nHost: \(live.host)\r\nTransfer-Encoding: chunked\r\n\r\n")
        let chunk = String(repeating: "x", count: 0x10000)
        for _ in 0..<5 { client.send("10000\r\n\(chunk)\r\n") }
        client.send("0\r\n\r\n")
        #expect(try client.answer().status == 413)
        #expect(try client.isClosed())
        #expect(live.responder.count.withLock { $0 } == 0)
    }

    @Test("Chunks without an end are cut off")
    func cutsEndlessChunks() throws {
        let live = try LiveServer()
        let client = try live.connect()
        client.send("POST / HTTP/1.1\r\nHost: \(live.host)\r\nTransfer-Encoding: chunked\r\n\r\n")
        let chunk = String(repeating: "x", count: 0x10000)
        for _ in 0..<40 { client.send("10000\r\n\(chunk)\r\n") }
        #expect(try !String(decoding: client.everything(), as: UTF8.self).contains("HTTP/1.1 2"))
        #expect(live.responder.count.withLock { $0 } == 0)
        #expect(try live.answer(live.get("/after")).status == 200)
    }

    @Test("A client that says nothing is closed")
    func closesTheSilent() throws {
        let live = try LiveServer { $0.limits.idleSeconds = 1 }
        let client = try live.connect()
        let half = try live.connect()
        half.send("POST / HTTP/1.1\r\nHost: \(live.host)\r\nContent-Length: 5\r\n\r\nab")
        #expect(try client.isClosed())
        #expect(try half.isClosed())
    }

    @Test("A client that drips is closed when its time is over")
    func closesTheDripping() throws {
        let live = try LiveServer {
            $0.limits.idleSeconds = 60
            $0.limits.requestSeconds = 0
        }
        let head = try live.connect()
        head.send("GET / HTT")
        let body = try live.connect()
        body.send("POST / HTTP/1.1\r\nHost: \(live.host)\r\nContent-Length: 5\r\n\r\nab")
        #expect(try head.isClosed())
        #expect(try body.isClosed())
    }

    @Test("A newcomer to a full house is told so at once, and those inside go on")
    func limitsConnections() throws {
        let live = try LiveServer { $0.limits.connections = 20 }
        let inside = try (0..<20).map { _ in try live.connect() }
        for client in inside {
            client.send(live.get("/a"))
            #expect(try client.answer().status == 200)
        }
        for _ in 0..<100 {
            let newcomer = try live.connect()
            let answer = try newcomer.answer()
            #expect(answer.status == 503)
            #expect(answer.header("Retry-After") == "1")
            #expect(answer.text.hasPrefix("refused: "))
            #expect(try newcomer.isClosed())
        }
        for client in inside {
            client.send(live.get("/b"))
            #expect(try client.answer().text == "GET /b - ")
        }
    }

    @Test("Nine hundred clients are served at a time")
    func servesMany() throws {
        let live = try LiveServer()
        let clients = try (0..<900).map { _ in try live.connect() }
        for client in clients { client.send(live.get("/a")) }
        for client in clients { #expect(try client.answer().status == 200) }
    }

    @Test("The places of those who leave are free again")
    func freesPlaces() throws {
        let live = try LiveServer { $0.limits.connections = 5 }
        for _ in 0..<3 {
            // Those of the round before may still be on their way out.
            var clients: [Client] = []
            for _ in 0..<100_000 where clients.count < 5 {
                let client = try live.connect()
                client.send(live.get("/a"))
                if try client.answer().status == 200 { clients.append(client) }
            }
            #expect(clients.count == 5)
        }
    }
}
