import HTTP
import MicroHTTP
import Platform
import Testing

@Suite("Answers that come later")
struct DeferredTests {
    let live: LiveServer
    var station: Station { live.responder.station }

    init() throws { live = try LiveServer() }

    @Test("An answer may be there at once")
    func answersAtOnce() throws {
        let client = try live.connect()
        client.send(live.get("/ready") + live.get("/next"))
        #expect(try client.answer().text == "ready")
        #expect(try client.answer().text == "GET /next - ")
        #expect(station.count(.answer) == 1)
    }

    @Test("An answer comes when it is ready, and before those to later requests")
    func answersLater() throws {
        let client = try live.connect()
        for round in 1...3 {
            client.send(live.get("/later") + live.get("/next"))
            #expect(eventually { station.count(.wait) == round })
            #expect(try live.answer(live.get("/other")).text == "GET /other - ")
            #expect(station.count(.answer) == round - 1)
            station.questions.withLock { $0.last }?.tell()
            #expect(try client.answer().text == "late")
            #expect(try client.answer().text == "GET /next - ")
        }
        #expect(station.count(.cancel) == 0)
    }

    @Test("A question with a body is answered as well")
    func answersPosts() throws {
        let client = try live.connect()
        client.send(live.post("/later", "a=b") + live.get("/next"))
        #expect(eventually { station.count(.wait) == 1 })
        station.questions.withLock { $0.last }?.tell()
        #expect(try client.answer().text == "late")
        #expect(try client.answer().text == "GET /next - ")
    }

    @Test("When patience has run out the answer is asked for")
    func runsOut() throws {
        let client = try live.connect()
        client.send(live.get("/later?0"))
        #expect(try client.answer().text == "late")
        #expect(station.count(.answer) == 1)
        station.questions.withLock { $0.last }?.tell()
        client.send(live.get("/next"))
        #expect(try client.answer().text == "GET /next - ")
        #expect(station.count(.answer) == 1)
    }

    @Test("When the client has gone nobody waits any longer")
    func noticesTheGone() throws {
        for rest in ["", live.get("/next")] {
            let before = station.count(.wait)
            do {
                let client = try live.connect()
                client.send(live.get("/later") + rest)
                #expect(eventually { station.count(.wait) == before + 1 })
                withExtendedLifetime(client) {}
            }
            #expect(eventually { station.count(.cancel) == before + 1 })
            station.questions.withLock { $0.last }?.tell()
        }
        #expect(station.count(.answer) == 0)
    }

    @Test("HEAD waits as GET does")
    func answersHead() throws {
        let client = try live.connect()
        client.send(live.get("/later").replacing("GET", with: "HEAD") + live.get("/next"))
        #expect(eventually { station.count(.wait) == 1 })
        station.questions.withLock { $0.last }?.tell()
        #expect(try client.answer(toHead: true).header("Content-Length") == "4")
        #expect(try client.answer().text == "GET /next - ")
    }

    @Test("What comes later may be a stream")
    func startsStreams() throws {
        let client = try live.connect()
        client.send(live.get("/streamlater"))
        #expect(eventually { station.count(.wait) == 1 })
        station.questions.withLock { $0.last }?.tell()
        _ = try client.answer(toHead: true)
        #expect(eventually { station.broadcast("a") == 1 })
        #expect(try client.chunks(1) == "a")
    }

    @Test("Many answers are told from many threads while their clients come and go")
    func answersMany() throws {
        let port = live.port
        let text = live.get("/later")
        let station = station
        let answers = Locked(0)
        let isOver = Locked(false)
        let telling = WorkThread {
            while !isOver.withLock({ $0 }) {
                for question in station.questions.withLock({ exchange(&$0, with: []) }) { question.tell() }
            }
        }
        WorkThread.each(of: 6) { number in
            for _ in 0..<100 {
                guard let client = try? Client(port: port) else { continue }
                client.send(text)
                if number % 2 == 0, (try? client.answer().text) == "late" { answers.withLock { $0 += 1 } }
            }
        }
        #expect(answers.withLock { $0 } == 300)
        #expect(eventually { station.count(.wait) == station.count(.answer) + station.count(.cancel) })
        isOver.withLock { $0 = true }
        telling.join()
    }
}
