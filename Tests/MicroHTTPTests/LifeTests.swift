import HTTP
@testable import MicroHTTP
import Platform
import Testing

@Suite("Life of a server")
struct LifeTests {
    @Test("The same prepared answer serves many clients on many threads")
    func reusesAnswers() async throws {
        let live = try LiveServer()
        let port = live.port
        let body = live.responder.pageBody
        let text = live.get("/page")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let client = try Client(port: port)
                    for _ in 0..<100 {
                        client.send(text)
                        #expect(try client.answer().body == body)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(live.responder.page.mark != 0)
    }

    @Test("What was prepared goes with the last response that holds it")
    func letsGo() throws {
        weak var kept: PreparedResponse?
        do {
            let live = try LiveServer()
            #expect(PreparedResponse.kept(in: live.responder.page) == nil)
            _ = try live.answer(live.get("/page"))
            kept = PreparedResponse.kept(in: live.responder.page)
            #expect(kept != nil)
            live.server.stop()
        }
        #expect(kept == nil)
    }

    @Test("Stopping ends idle connections and requests that came half, and frees the port")
    func stops() throws {
        let live = try LiveServer()
        let idle = try live.connect()
        idle.send(live.get("/a"))
        #expect(try idle.answer().status == 200)
        let halfHead = try live.connect()
        halfHead.send("GET / HTTP/1.1\r\nHo")
        let halfBody = try live.connect()
        halfBody.send("POST / HTTP/1.1\r\nHost: \(live.host)\r\nContent-Length: 10\r\n\r\nab")
        live.server.stop()
        live.server.stop()
        #expect(try idle.isClosed())
        #expect(try halfHead.isClosed())
        #expect(try halfBody.isClosed())
        #expect(throws: (any Error).self) { try live.connect() }
        let next = try LiveServer { $0.port = live.port }
        #expect(try next.answer(next.get("/a")).status == 200)
    }

    @Test("A request under way is answered before the server stops")
    func answersBeforeStopping() throws {
        let live = try LiveServer()
        let client = try live.connect()
        client.send(live.get("/wait"))
        #expect(eventually { live.responder.count.withLock { $0 } == 1 })
        let server = live.server
        let stopping = WorkThread { server.stop() }
        live.responder.gate.withLock { $0 = false }
        #expect(try client.answer().text == "waited")
        #expect(try client.isClosed())
        stopping.join()
    }

    @Test("Many servers come and go")
    func comesAndGoes() throws {
        for _ in 0..<20 {
            let live = try LiveServer()
            #expect(try live.answer(live.get("/a")).status == 200)
        }
    }

    @Test("A port in use is an error that says so")
    func namesThePort() throws {
        let live = try LiveServer()
        let error = #expect(throws: StartError.self) { try LiveServer { $0.port = live.port } }
        #expect(error == .addressInUse(host: "127.0.0.1", port: live.port))
    }

    @Test("An address of another machine, or none at all, is an error that says so")
    func namesTheHost() throws {
        let foreign = #expect(throws: StartError.self) { try LiveServer { $0.host = "192.0.2.1" } }
        #expect(foreign == .addressNotAvailable(host: "192.0.2.1"))
        let none = #expect(throws: StartError.self) { try LiveServer { $0.host = "no address" } }
        #expect(none?.description.hasPrefix("The host no address is neither") == true)
    }
}
