import HTTP
import MicroHTTP
import Platform
import Testing

@Suite("Broken requests")
struct BrokenRequestTests {
    @Test(
        "A broken request is refused and its connection closed; the next client is served",
        arguments: BrokenRequest.all)
    func refuses(request: BrokenRequest) throws {
        let live = try LiveServer()
        let client = try live.connect()
        client.send(request.text.replacing("HOST", with: live.host))
        let answer = String(decoding: try client.everything(), as: UTF8.self)
        #expect(!answer.contains("HTTP/1.1 2"))
        if let status = request.status { #expect(answer.hasPrefix("HTTP/1.1 \(status) ")) }
        #expect(live.responder.count.withLock { $0 } == 0)
        #expect(try live.answer(live.get("/after")).text == "GET /after - ")
    }

    @Test("A refusal says what is wrong and that the connection closes")
    func explains() throws {
        let live = try LiveServer()
        let answer = try live.answer("GET / HTTP/1.1\r\nHost: \(live.host)\r\nX(A): b\r\n\r\n")
        #expect(answer.text == "refused: The header name \"X(A)\" holds a blank or another forbidden sign.")
        #expect(answer.header("Connection") == "close")
    }

    @Test("A broken request behind a good one is refused alone")
    func refusesBehindAGoodOne() throws {
        let live = try LiveServer()
        let client = try live.connect()
        client.send(
            live.get("/a") + "GET /b HTTP/1.1\r\nHost: \(live.host)\r\nX-A: b\u{0}c\r\n\r\n" + live.get("/c"))
        #expect(try client.answer().text == "GET /a - ")
        #expect(try client.answer().status == 400)
        #expect(try client.isClosed())
    }

    @Test("A client that goes away in the middle leaves nothing behind")
    func survivesLeaving() throws {
        let live = try LiveServer()
        for text in [
            "", "GET", live.get("/").dropLast(2).description, live.post("/", "body").dropLast(2).description,
        ] {
            for _ in 0..<50 { try live.connect().send(text) }
        }
        #expect(try live.answer(live.get("/after")).status == 200)
    }

    @Test("Random bytes never bring it down")
    func survivesNoise() throws {
        let live = try LiveServer()
        for _ in 0..<100 {
            let client = try live.connect()
            client.send(randomBytes(200))
            client.send("\r\n\r\n")
        }
        for _ in 0..<100 {
            var bytes = Array(live.post("/", "some body").utf8)
            for byte in randomBytes(3) {
                bytes[Int(byte) % bytes.count] = randomBytes(1)[0]
            }
            try live.connect().send(bytes)
        }
        #expect(try live.answer(live.get("/after")).status == 200)
    }
}
