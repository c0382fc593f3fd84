import Glibc
import HTTP
@testable import MicroHTTP
import Platform
import Testing

@Suite("Streams")
struct StreamTests {
    @Test("What is sent reaches a hundred clients, in order")
    func reachesAll() throws {
        let live = try LiveServer()
        let clients = try live.listeners(100)
        #expect(eventually { live.responder.station.count(.open) == 100 })
        for number in 10..<30 { #expect(live.responder.station.broadcast("\(number);") == 100) }
        let expected = (10..<30).map { "\($0);" }.joined()
        for client in clients { #expect(try client.chunks(60) == expected) }
    }

    @Test("Nothing that many threads send is lost, or gets out of its order")
    func losesNothing() throws {
        let live = try LiveServer {
            $0.limits.backlog = 10_000_000
            $0.limits.heartbeatSeconds = 3_600
        }
        let clients = try live.listeners(20)
        let station = live.responder.station
        #expect(eventually { station.count(.open) == 20 })
        WorkThread.each(of: 8) { sender in
            for number in 100..<500 { station.broadcast("\(sender) \(number);") }
        }
        station.finish()
        for client in clients {
            let events = try client.rest().split(separator: ";")
            #expect(events.count == 3_200)
            for sender in 0..<8 {
                let own = events.filter { $0.hasPrefix("\(sender) ") }
                let isOrdered = own == (100..<500).map { "\(sender) \($0)" }
                #expect(isOrdered)
            }
        }
    }

    @Test("A client that does not read is dropped, the others go on")
    func dropsTheSlow() throws {
        let live = try LiveServer()
        let station = live.responder.station
        let clients = try live.listeners(2)
        #expect(eventually { station.count(.open) == 2 })
        let event = String(repeating: "x", count: 16_384)
        var sent = 0
        while station.count(.close) == 0, sent < 5_000 {
            station.broadcast(event)
            #expect(try clients[0].chunks(event.utf8.count) == event)
            sent += 1
        }
        #expect(station.broadcast("next") == 1)
        #expect(try clients[0].chunks(4) == "next")
        #expect(throws: Client.Failure.self) { try clients[1].rest() }
        #expect(station.count(.close) == 1)
    }

    @Test("The beginning of a stream may be as long as it likes")
    func beginsLong() throws {
        let live = try LiveServer()
        let client = try live.listeners(1, path: "/stream?5000000")[0]
        #expect(eventually { live.responder.station.count(.open) == 1 })
        #expect(live.responder.station.broadcast("next") == 1)
        #expect(try client.chunks(5_000_004).hasSuffix(".next"))
    }

    @Test("A stream is closed as soon as its client has gone")
    func noticesTheGone() throws {
        let live = try LiveServer { $0.limits.heartbeatSeconds = 3_600 }
        let station = live.responder.station
        var clients = try live.listeners(3)
        #expect(eventually { station.count(.open) == 3 })
        clients.removeFirst()
        #expect(eventually { station.count(.close) == 1 })
        #expect(station.broadcast("a") == 2)
        clients[0].endSending()
        #expect(try clients[0].rest() == "a")
        #expect(eventually { station.count(.close) == 2 })
        #expect(try clients[1].chunks(1) == "a")
    }

    @Test("One stream more than allowed is refused, those inside go on")
    func limitsStreams() throws {
        let live = try LiveServer { $0.limits.streams = 3 }
        let station = live.responder.station
        var clients = try live.listeners(3)
        let newcomer = try live.connect()
        newcomer.send(live.get("/stream") + live.get("/next"))
        let answer = try newcomer.answer()
        #expect(answer.status == 503)
        #expect(answer.header("Retry-After") == "5")
        #expect(answer.text.hasPrefix("refused: The server has as many open streams"))
        #expect(try newcomer.answer().text == "GET /next - ")
        #expect(eventually { station.count(.open) == 3 })
        #expect(station.broadcast("a") == 3)
        for client in clients { #expect(try client.chunks(1) == "a") }
        clients.removeLast()
        #expect(eventually { station.count(.close) == 1 })
        clients += try live.listeners(1)
        #expect(eventually { station.broadcast("b") == 3 })
    }

    @Test("A stream that nobody feeds gets heartbeats, and outlives all time-outs")
    func beats() throws {
        let live = try LiveServer {
            $0.limits.heartbeatSeconds = 1
            $0.limits.idleSeconds = 1
            $0.limits.requestSeconds = 0
        }
        let later = try live.connect()
        later.send(live.get("/later"))
        let client = try live.listeners(1)[0]
        #expect(try client.chunks(12) == "beatbeatbeat")
        for question in live.responder.station.questions.withLock({ $0 }) { question.tell() }
        #expect(try later.answer().text == "late")
    }

    @Test("After a stream the connection serves the next request")
    func keepsTheConnection() throws {
        let live = try LiveServer()
        let station = live.responder.station
        let client = try live.connect()
        for round in 1...3 {
            client.send(live.get("/stream") + live.get("/next"))
            #expect(try client.answer(toHead: true).header("Content-Type") == "text/event-stream")
            #expect(eventually { station.count(.open) == round })
            station.broadcast("a")
            station.finish()
            #expect(station.broadcast("b") == 0)
            #expect(try client.rest() == "a")
            #expect(try client.answer().text == "GET /next - ")
            #expect(station.count(.close) == round)
        }
    }

    @Test("A client of HTTP/1.0 gets the stream without chunks")
    func streamsToOldClients() throws {
        let live = try LiveServer()
        let client = try live.connect()
        client.send(live.get("/stream?3000").replacing("HTTP/1.1", with: "HTTP/1.0"))
        let answer = try client.answer(toHead: true)
        #expect(answer.status == 200)
        #expect(answer.header("Transfer-Encoding") == nil)
        #expect(eventually { live.responder.station.broadcast("a") == 1 })
        live.responder.station.finish()
        #expect(try client.everything() == [UInt8](repeating: 0x2E, count: 3_000) + Array("a".utf8))
    }

    @Test("HEAD has the head of a stream, which is never opened, at the price of the connection")
    func answersHead() throws {
        let live = try LiveServer { $0.limits.streams = 0 }
        let client = try live.connect()
        client.send(live.get("/stream").replacing("GET", with: "HEAD"))
        let answer = try client.answer(toHead: true)
        #expect(answer.status == 200)
        #expect(answer.header("Content-Type") == "text/event-stream")
        #expect(answer.header("Content-Length") == nil)
        #expect(try client.isClosed())
        #expect(live.responder.station.count(.open) == 0)
    }

    @Test("A stream whose head cannot be sent becomes a 500, and gives its place back")
    func survivesBadHeads() throws {
        let live = try LiveServer { $0.limits.streams = 1 }
        for _ in 0..<3 { #expect(try live.answer(live.get("/unsound")).status == 500) }
        #expect(live.responder.station.count(.open) == 0)
        _ = try live.listeners(1)
    }

    @Test("A stream is never kept for the next client")
    func keepsNoStream() throws {
        let live = try LiveServer()
        let clients = try live.listeners(2, path: "/kept")
        #expect(eventually { live.responder.station.broadcast("a") == 2 })
        for client in clients { #expect(try client.chunks(1).hasPrefix("a")) }
        #expect(live.responder.page.mark == 0)
    }

    @Test("A thousand streams that come and go leave nothing behind")
    func leavesNothing() async {
        await #expect(processExitsWith: .success) {
            let live = try LiveServer()
            let station = live.responder.station
            _ = try live.answer(live.get("/a"))
            #expect(eventually { live.server.connectionCount == 0 })
            let before = descriptorCount()
            for round in 1...20 {
                let clients = try live.listeners(50)
                station.broadcast("a")
                withExtendedLifetime(clients) {}
                #expect(round == 1 || live.server.connectionCount <= 100)
            }
            #expect(eventually { live.server.connectionCount == 0 })
            #expect(station.count(.open) == station.count(.close))
            #expect(station.listeners.withLock { $0.isEmpty })
            #expect(live.server.streamCount == 0)
            #expect(descriptorCount() == before)
        }
    }
}

/// How many files and sockets this process has open.
private func descriptorCount() -> Int {
    (0..<Int32(4_096)).count { fcntl($0, F_GETFD) >= 0 }
}
