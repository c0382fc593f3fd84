import HTTP
import MicroHTTP
import Platform
import Testing

@Suite("Conversation with one client")
struct ConversationTests {
    let live: LiveServer

    init() throws { live = try LiveServer() }

    @Test("Many requests follow each other on one connection")
    func keepsAlive() throws {
        let client = try live.connect()
        for number in 0..<20 {
            client.send(live.get("/n\(number)?q=\(number)"))
            let answer = try client.answer()
            #expect(answer.status == 200)
            #expect(answer.text == "GET /n\(number) q=\(number) ")
            #expect(answer.header("Connection") == nil)
        }
    }

    @Test("Requests sent at once are answered in their order")
    func pipelines() throws {
        let client = try live.connect()
        client.send(live.get("/a") + live.post("/b", "body") + live.get("/c"))
        #expect(try client.answer().text == "GET /a - ")
        #expect(try client.answer().text == "POST /b - body")
        #expect(try client.answer().text == "GET /c - ")
    }

    @Test("HEAD has the header fields of GET and no body")
    func answersHead() throws {
        let client = try live.connect()
        client.send(live.get("/page").replacing("GET", with: "HEAD"))
        let head = try client.answer(toHead: true)
        client.send(live.get("/page"))
        let page = try client.answer()
        #expect(head.status == 200)
        #expect(head.header("Content-Length") == "\(live.responder.pageBody.count)")
        #expect(head.header("ETag") == page.header("ETag"))
        #expect(page.body == live.responder.pageBody)
    }

    @Test("A body in pieces is sent as one, again and again, and told of in HEAD and 304")
    func bodyInPieces() throws {
        let whole = Array(live.responder.pieces.joined())
        let client = try live.connect()
        for _ in 0..<3 {
            client.send(live.get("/pieces") + live.get("/a"))
            let answer = try client.answer()
            #expect(answer.status == 200)
            #expect(answer.header("Content-Length") == "\(whole.count)")
            #expect(answer.body == whole)
            #expect(try client.answer().text == "GET /a - ")
        }
        client.send(live.get("/pieces").replacing("GET", with: "HEAD"))
        #expect(try client.answer(toHead: true).header("Content-Length") == "\(whole.count)")
        client.send(live.get("/pieces", "If-None-Match: \"1\""))
        let known = try client.answer(toHead: true)
        #expect(known.status == 304)
        #expect(known.header("Content-Length") == "\(whole.count)")
        client.send(live.get("/pieces").replacing("HTTP/1.1", with: "HTTP/1.0"))
        #expect(try client.answer().body == whole)
    }

    @Test("OPTIONS comes to the responder; with a star the server answers it")
    func answersOptions() throws {
        #expect(try live.answer(live.get("/a").replacing("GET", with: "OPTIONS")).text == "OPTIONS /a - ")
        let answer = try live.answer(live.get("*").replacing("GET", with: "OPTIONS"))
        #expect(answer.status == 204)
        #expect(answer.header("Allow") == "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS")
    }

    @Test("The answer's status is the responder's, its body too")
    func answersOtherwise() throws {
        let answer = try live.answer(live.get("/absent"))
        #expect(answer.status == 404)
        #expect(answer.text == "absent")
        #expect(try live.answer(live.get("/empty")).header("Content-Length") == "0")
    }

    @Test("A 304 made from a cached page has the page's fields and length")
    func keepsTheLength() throws {
        let client = try live.connect()
        for _ in 0..<2 {
            client.send(live.get("/page", "If-None-Match: \"1\""))
            let answer = try client.answer()
            #expect(answer.status == 304)
            #expect(answer.header("ETag") == "\"1\"")
            #expect(answer.header("Content-Length") == "\(live.responder.pageBody.count)")
        }
    }

    @Test("A 304 without a body claims no length, at the price of the connection")
    func claimsNoLength() throws {
        let client = try live.connect()
        client.send(live.get("/unchanged"))
        let answer = try client.answer()
        #expect(answer.status == 304)
        #expect(answer.header("Content-Length") == nil)
        #expect(answer.header("Transfer-Encoding") == nil)
        #expect(answer.header("Connection") == "close")
        #expect(try client.isClosed())
    }

    @Test(
        "A write that says no length has no body, and nothing after it is read",
        arguments: ["POST", "PUT", "PATCH"])
    func takesNoLength(method: String) throws {
        let client = try live.connect()
        client.send("\(method) /a HTTP/1.1\r\nHost: \(live.host)\r\n\r\n")
        client.send(live.get("/next"))
        let answer = try client.answer()
        #expect(answer.text == "\(method) /a - ")
        #expect(answer.header("Connection") == "close")
        #expect(try client.isClosed())
    }

    @Test("A chunked body arrives whole, its trailers are no header fields, and nothing is read behind it")
    func readsChunks() throws {
        let client = try live.connect()
        client.send("POST /a HTTP/1.1\r\nHost: \(live.host)\r\nTransfer-Encoding: chunked\r\n\r\n")
        client.send("4\r\nbody\r\n")
        client.send("A;x=y\r\n in pieces\r\n0\r\nX-Trailer: t\r\n\r\n" + live.get("/next"))
        let answer = try client.answer()
        #expect(answer.text == "POST /a - body in pieces")
        #expect(answer.header("Connection") == "close")
        #expect(live.responder.last.withLock { $0?.headers["X-Trailer"] } == nil)
        #expect(try client.isClosed())
        #expect(live.responder.count.withLock { $0 } == 1)
    }

    @Test("A later version of the first generation is taken as 1.1", arguments: ["HTTP/1.2", "HTTP/1.9"])
    func takesLaterVersions(version: String) throws {
        let client = try live.connect()
        for _ in 0..<2 {
            client.send("GET /a \(version)\r\nHost: \(live.host)\r\n\r\n")
            #expect(try client.answer().text == "GET /a - ")
        }
    }

    @Test("Blanks at the end of a value do not belong to it", arguments: [" ", "\t \t", ""])
    func trimsValues(blanks: String) throws {
        let text =
            "GET /a HTTP/1.1\r\nHost: \(live.host)\(blanks)\r\nX-A: \(blanks)a b\(blanks)\r\nX-B:\(blanks)\r\n\r\n"
        #expect(try live.answer(text).status == 200)
        let headers = try #require(live.responder.last.withLock { $0?.headers })
        #expect(headers["Host"] == live.host)
        #expect(headers["X-A"] == "a b")
        #expect(headers["X-B"] == "")
    }

    @Test("As many query arguments as fit are taken, on a connection that has served before, too")
    func takesManyArguments() throws {
        let client = try live.connect()
        for path in [
            "/a", "/a?" + String(repeating: "&", count: 255), "/a?" + String(repeating: "a=b&", count: 255),
        ] {
            client.send(live.get(path))
            #expect(try client.answer().status == 200)
        }
        client.send(live.get("/a?" + String(repeating: "&", count: 256)))
        let answer = try client.answer()
        #expect(answer.status == 414)
        #expect(answer.text.hasPrefix("refused: The target has too many query arguments; 256 are allowed"))
        #expect(try client.isClosed())
    }

    @Test("Whoever expects a word to go on gets it before sending the body")
    func saysContinue() throws {
        let client = try live.connect()
        client.send(
            "POST /a HTTP/1.1\r\nHost: \(live.host)\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n")
        #expect(try client.answer().status == 100)
        client.send("body")
        #expect(try client.answer().text == "POST /a - body")
    }

    @Test("A body of the full length allowed is taken")
    func takesTheLongest() throws {
        let body = String(repeating: "x", count: 256 * 1_024)
        let answer = try live.answer(live.post("/a", body))
        #expect(answer.status == 200)
        #expect(answer.body.count == "POST /a - ".utf8.count + body.utf8.count)
    }

    @Test("A head of nearly the full length allowed is taken")
    func takesTheLongestHead() throws {
        let long = String(repeating: "x", count: 16_000)
        #expect(try live.answer(live.get("/a", "Cookie: a=\(long)")).status == 200)
        let longer = String(repeating: "x", count: 31_000)
        #expect(try live.answer(live.get("/a", "X-Long: \(longer)")).status == 200)
    }

    @Test("An HTTP/1.0 client is answered and closed")
    func answersOldClients() throws {
        let client = try live.connect()
        client.send(live.get("/a").replacing("HTTP/1.1", with: "HTTP/1.0"))
        #expect(try client.answer().text == "GET /a - ")
        #expect(try client.isClosed())
    }

    @Test("The target comes as it was sent", arguments: ["/a%2Fb", "/a+b?c=%26&d", "/?", "/a?b?c", "/é"])
    func keepsTheTarget(target: String) throws {
        _ = try live.answer(live.get(target))
        let request = try #require(live.responder.last.withLock { $0 })
        #expect(request.path + (request.query.map { "?" + $0 } ?? "") == target)
    }

    @Test("The header fields come in order, their values as they were sent")
    func keepsTheFields() throws {
        _ = try live.answer(live.get("/", "X-A: 1", "x-a:2", "X-Empty:", "X-B:  \t spaced", "X-C: \u{E9}"))
        let headers = try #require(live.responder.last.withLock { $0?.headers })
        #expect(headers.all("X-A") == ["1", "2"])
        #expect(headers["X-Empty"] == "")
        #expect(headers["X-B"] == "spaced")
        #expect(headers["X-C"] == "\u{E9}")
    }

    @Test("A target that names this server as a whole URL is taken as its path")
    func takesAbsoluteTargets() throws {
        #expect(try live.answer(live.get("http://\(live.host)/a?b")).text == "GET /a b ")
        #expect(try live.answer(live.get("HTTP://\(live.host)")).text == "GET / - ")
        #expect(try live.answer(live.get("http://\(live.host)?b")).text == "GET / b ")
    }

    @Test("An answer that cannot be sent becomes a 500", arguments: ["/split", "/cut", "/length", "/odd"])
    func survivesBadAnswers(path: String) throws {
        let client = try live.connect()
        client.send(live.get(path) + live.get("/next"))
        let answer = try client.answer()
        #expect(answer.status == 500)
        #expect(answer.header("Set-Cookie") == nil)
        #expect(try client.answer().text == "GET /next - ")
    }
}
