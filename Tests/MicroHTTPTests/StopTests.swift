import Glibc
import HTTP
@testable import MicroHTTP
import Platform
import Testing

@Suite("Stopping while clients wait")
struct StopTests {
    @Test("Streams end properly, answers that are waited for are refused, half a request is closed")
    func stops() throws {
        let live = try LiveServer()
        let station = live.responder.station
        let streams = try live.listeners(100)
        let questions = try (0..<20).map { _ in try live.connect() }
        for client in questions { client.send(live.get("/later") + live.get("/next")) }
        let half = try live.connect()
        half.send("POST / HTTP/1.1\r\nHost: \(live.host)\r\nContent-Length: 10\r\n\r\nab")
        #expect(eventually { station.count(.open) == 100 && station.count(.wait) == 20 })
        #expect(station.broadcast("last") == 100)
        live.server.stop()
        for client in streams {
            #expect(try client.rest() == "last")
            #expect(try client.isClosed())
        }
        for client in questions {
            let answer = try client.answer()
            #expect(answer.status == 503)
            #expect(answer.header("Retry-After") == "5")
            #expect(try client.isClosed())
        }
        #expect(try half.isClosed())
        #expect(station.count(.close) == 100)
        #expect(station.count(.cancel) == 20)
        #expect(station.broadcast("more") == 0)
    }

    @Test("A request that is not all in is not waited for")
    func givesUpHalfRequests() throws {
        let live = try LiveServer()
        let halves = try [
            "", "GE", live.get("/").dropLast(2).description, live.post("/", "body").dropLast(2).description,
            "POST / HTTP/1.1\r\nHost: \(live.host)\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nab",
        ].map { text in
            let client = try live.connect()
            client.send(text)
            return client
        }
        #expect(eventually { live.server.connectionCount == halves.count })
        // As patient as nobody waits in a test.
        let stopping = WorkThread { [server = live.server] in server.stop(patience: 3_600_000_000_000) }
        for client in halves { #expect(try client.isClosed()) }
        stopping.join()
    }

    @Test("A server stops although a client of a stream does not read")
    func stopsBesideTheSlow() throws {
        let live = try LiveServer { $0.limits.backlog = 100_000_000 }
        let station = live.responder.station
        let client = try live.listeners(1)[0]
        #expect(eventually { station.count(.open) == 1 })
        for _ in 0..<200 { station.broadcast(String(repeating: "x", count: 100_000)) }
        live.server.stop()
        #expect(station.count(.close) == 1)
        #expect(throws: Client.Failure.self) { try client.rest() }
    }

    @Test("A server may be stopped at any moment while clients come, listen and ask")
    func stopsAnyTime() async {
        // In a process of its own, which the library would end if a connection were set aside.
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for round in 0..<200 {
                let live = try LiveServer()
                let station = live.responder.station
                let port = live.port
                let texts = [live.get("/stream"), live.get("/later"), live.get("/stream?100000")]
                let isOver = Locked(false)
                let clients = texts.map { text in
                    WorkThread {
                        var clients: [Client] = []
                        while !isOver.withLock({ $0 }), let client = try? Client(port: port) {
                            client.send(text)
                            clients.append(client)
                            if clients.count == 30 { clients.removeFirst(15) }
                        }
                    }
                }
                let feeding = WorkThread {
                    while !isOver.withLock({ $0 }) {
                        station.broadcast("a")
                        station.questions.withLock { $0.popLast() }?.tell()
                    }
                }
                #expect(eventually { station.count(.open) + station.count(.wait) >= round % 40 })
                live.server.stop()
                isOver.withLock { $0 = true }
                for thread in clients + [feeding] { thread.join() }
                #expect(station.count(.open) == station.count(.close))
                #expect(station.count(.wait) == station.count(.answer) + station.count(.cancel))
            }
        }
        // What the library said before it ended the process, if it did.
        #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "")
    }
}
