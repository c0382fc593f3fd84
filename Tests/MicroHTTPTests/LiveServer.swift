import HTTP
import MicroHTTP
import Platform

/// A server on a free port with a responder that tells what it got, for one test.
final class LiveServer {
    let server: Server
    let responder: Echo
    var port: UInt16 { server.port }
    var host: String { "localhost:\(port)" }

    init(_ change: (inout ServerOptions) -> Void = { _ in }, responder: Echo = Echo()) throws {
        var options = ServerOptions()
        options.port = 0
        options.threads = 2
        change(&options)
        self.responder = responder
        server = try Server(options, responder: responder)
    }

    deinit {
        server.stop()
        // They know their station.
        responder.station.questions.withLock { $0 = [] }
    }

    func connect() throws -> Client { try Client(port: port) }

    /// Clients of a stream, each of which has its head.
    func listeners(_ count: Int, path: String = "/stream") throws -> [Client] {
        let clients = try (0..<count).map { _ in try connect() }
        for client in clients { client.send(get(path)) }
        for client in clients { _ = try client.answer(toHead: true) }
        return clients
    }

    /// The answer to one request on a connection of its own.
    func answer(_ text: String, toHead: Bool = false) throws -> Answer {
        let client = try connect()
        client.send(text)
        return try client.answer(toHead: toHead)
    }

    /// A sound GET.
    func get(_ path: String, _ fields: String...) -> String {
        "GET \(path) HTTP/1.1\r\nHost: \(host)\r\n" + fields.map { $0 + "\r\n" }.joined() + "\r\n"
    }

    /// A sound POST.
    func post(_ path: String, _ body: String, _ fields: String...) -> String {
        "POST \(path) HTTP/1.1\r\nHost: \(host)\r\nContent-Length: \(body.utf8.count)\r\n"
            + fields.map { $0 + "\r\n" }.joined() + "\r\n" + body
    }
}

/// Answers with what it was asked.
final class Echo: Responder {
    let page = Reuse()
    let pageBody = Array(String(repeating: "<p>A page.</p>\n", count: 1_000).utf8)
    let pageInPieces = Reuse()
    /// A body in many pieces, some of them parts of one array, some empty.
    var pieces: [ArraySlice<UInt8>] {
        (0..<40).flatMap { [pageBody[($0 * 7)...], pageBody[..<$0], pageBody[9..<9], [UInt8($0)]] }
    }
    /// How many requests came as far as here.
    let count = Locked(0)
    /// The last of them.
    let last = Locked<Request?>(nil)
    /// What a request to /wait waits for.
    let gate = Locked(true)
    /// What gives the streams and the answers that come later.
    let station = Station()

    func respond(to request: Request) -> Response {
        count.withLock { $0 += 1 }
        last.withLock { $0 = request }
        switch request.path {
        case "/page":
            var response = Response(
                .ok, headers: [("Content-Type", "text/html"), ("ETag", "\"1\"")], body: pageBody)
            response.reuse = page
            if request.headers["If-None-Match"] == "\"1\"" { response.status = .notModified }
            return response
        case "/pieces":
            var response = Response(.ok, headers: [("ETag", "\"1\"")])
            response.content = Body(pieces: pieces)
            response.reuse = pageInPieces
            if request.headers["If-None-Match"] == "\"1\"" { response.status = .notModified }
            return response
        case "/unchanged": return Response(.notModified, headers: [("ETag", "\"1\"")])
        case "/absent": return Response(.notFound, body: Array("absent".utf8))
        case "/split": return Response(.ok, headers: [("X-Bad", "a\r\nSet-Cookie: b")], body: Array("x".utf8))
        case "/cut": return Response(.ok, headers: [("X-Bad", "a\0b")], body: Array("x".utf8))
        case "/length": return Response(.ok, headers: [("Content-Length", "5")], body: Array("x".utf8))
        case "/odd": return Response(Status(99, "Odd"), body: Array("x".utf8))
        case "/empty": return Response(.ok)
        case "/stream": return station.stream(greeting: request.query.flatMap { Int($0) } ?? 0)
        case "/unsound":
            var response = station.stream()
            response.headers.append(("X-Bad", "a\r\nb"))
            return response
        case "/kept":
            var response = station.stream()
            response.reuse = page
            return response
        case "/later":
            return station.later(
                patience: request.query.flatMap { Int($0) } ?? 60, Response(.ok, body: Array("late".utf8)))
        case "/ready": return station.later(patience: 60, isReady: true, Response.text("ready"))
        case "/streamlater": return station.later(patience: 60, station.stream())
        case "/short":
            let body = request.body.isEmpty ? "" : " " + String(decoding: request.body, as: UTF8.self)
            var response = Response.text("whole" + body)
            response.shortcut = EchoShortcut(body == " stale" ? nil : Response.text("short" + body))
            return response
        case "/wait":
            _ = eventually { !gate.withLock { $0 } }
            return Response(.ok, body: Array("waited".utf8))
        default:
            let text = "\(request.method.rawValue) \(request.path) \(request.query ?? "-") "
            return Response(
                .ok, headers: [("Content-Type", "text/plain")], body: Array(text.utf8) + request.body)
        }
    }

    func refuse(_ problem: Problem, of request: Request) -> Response {
        Response(problem.status, headers: problem.headers, body: Array("refused: \(problem.detail)".utf8))
    }
}

/// A shortcut to a fixed answer, or to none.
private final class EchoShortcut: Shortcut {
    private let kept: KeptResponse?

    init(_ response: Response?) { kept = response.map(KeptResponse.init) }

    func answer() -> KeptResponse? { kept }
}
