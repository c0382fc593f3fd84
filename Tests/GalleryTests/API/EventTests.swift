import HTTP
import Platform
import Testing

@testable import Gallery

@Suite("Events")
struct EventTests {
    private let path = "/api/components/kinds/basic"

    /// A client that keeps what it is sent.
    private final class Client: StreamSink {
        private let state = Locked((texts: [String](), isFinished: false))

        func send(_ bytes: [UInt8]) -> Bool {
            state.withLock { $0.texts.append(String(decoding: bytes, as: UTF8.self)) }
            return true
        }

        func finish() { state.withLock { $0.isFinished = true } }

        var isFinished: Bool { state.withLock { $0.isFinished } }

        /// The events so far, each as id, name and data.
        var events: [(id: String, name: String, data: JSON)] {
            state.withLock { $0.texts }.map { text in
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                func value(_ line: Int, _ name: String) -> String {
                    guard line < lines.count, lines[line].hasPrefix("\(name): ") else { return "" }
                    return String(lines[line].dropFirst(name.count + 2))
                }
                #expect(lines.count == 5 && lines[3].isEmpty && lines[4].isEmpty)
                let data = (try? JSON(parsing: Array(value(2, "data").utf8))) ?? .null
                return (value(0, "id"), value(1, "event"), data)
            }
        }
    }

    private func listen(
        to gallery: Gallery, session: String? = nil, after id: String? = nil
    ) throws -> (client: Client, source: any StreamSource) {
        let fields = id.map { [("Last-Event-ID", $0)] } ?? []
        let response = gallery.api(.get, "/api/events", session: session, fields: fields)
        #expect(response.status == .ok)
        #expect(response.header("Content-Type") == "text/event-stream; charset=utf-8")
        #expect(response.header("Cache-Control") == "no-store")
        let source = try #require(response.stream)
        let client = Client()
        source.open(client)
        return (client, source)
    }

    @Test("A client is greeted, and then told every change in order, however it was made")
    func order() throws {
        let gallery = try gallery(of: .kinds)
        let run = gallery.sessions.shared.run
        let (client, source) = try listen(to: gallery)
        _ = gallery.curl(.post, "/components/kinds/basic", "isOn=true")
        _ = gallery.api(.patch, path, #"{"text": "Ada"}"#)
        _ = gallery.api(.post, "/api/undo")
        _ = gallery.api(.post, "/api/redo")
        _ = gallery.api(.put, "/api/state", #"{"components": {"kinds": {"basic": {"isOn": false}}}}"#)
        _ = gallery.api(.delete, path)
        let events = client.events
        #expect(events.map(\.id) == (0...6).map { "\(run)-\($0)" })
        #expect(events.map(\.name) == ["hello"] + Array(repeating: "change", count: 6))
        let authors = events.dropFirst().compactMap { $0.data["by"]?.string }
        #expect(authors == ["form", "json", "undo", "redo", "restore", "reset"])
        let told = gallery.changes().map { change in
            JSON.object((change.object ?? []).filter { $0.name != "curl" })
        }
        #expect(events.dropFirst().map(\.data) == told)
        source.close()
        _ = gallery.api(.patch, path, #"{"text": "Bob"}"#)
        #expect(client.events.count == 7)
        #expect(gallery.sessions.shared.counts.listeners == 0)
    }

    @Test("A client that comes back is sent what it has missed, and nothing where that is nothing")
    func resume() throws {
        let gallery = try gallery(of: .kinds)
        let run = gallery.sessions.shared.run
        for text in ["A", "B", "C"] { _ = gallery.api(.patch, path, #"{"text": "\#(text)"}"#) }
        let (client, source) = try listen(to: gallery, after: "\(run)-1")
        defer { source.close() }
        #expect(client.events.map(\.id) == ["\(run)-2", "\(run)-3"])
        #expect(try listen(to: gallery, after: "\(run)-3").client.events.isEmpty)
        _ = gallery.api(.patch, path, #"{"text": "D"}"#)
        #expect(client.events.last?.id == "\(run)-4")
    }

    @Test(
        "Where what was missed is not known, the whole state comes first",
        arguments: [
            "", "other-1", "RUN", "RUN-", "RUN-x", "RUN-99", "RUN--1", "RUN--9223372036854775808",
            "RUN-99999999999999999999", "RUN-1 ",
        ])
    func unknown(id: String) throws {
        let gallery = try gallery(of: .kinds)
        _ = gallery.api(.patch, path, #"{"text": "Ada"}"#)
        let run = gallery.sessions.shared.run
        let client = try listen(to: gallery, after: id.replacing("RUN", with: run)).client
        #expect(client.events.map(\.name) == ["snapshot"])
        #expect(client.events.first?.id == "\(run)-1")
        #expect(client.events.first?.data == gallery.api(.get, "/api/state").document)
    }

    @Test("What lies before the remembered changes is not known")
    func forgotten() throws {
        let gallery = try gallery(of: .kinds)
        let run = gallery.sessions.shared.run
        for number in 0...History.limit { _ = gallery.api(.patch, path, #"{"text": "\#(number)"}"#) }
        #expect(try listen(to: gallery, after: "\(run)-0").client.events.map(\.name) == ["snapshot"])
        #expect(try listen(to: gallery, after: "\(run)-1").client.events.count == History.limit)
    }

    @Test("Each session has its own events, and they end with it")
    func sessions() throws {
        let gallery = try gallery(of: .kinds)
        _ = gallery.api(.put, "/api/sessions/a")
        let (mine, source) = try listen(to: gallery, session: "a")
        let (shared, other) = try listen(to: gallery)
        defer { other.close() }
        _ = gallery.api(.patch, path, #"{"text": "Ada"}"#, session: "a")
        #expect(mine.events.count == 2)
        #expect(shared.events.count == 1)
        let late = gallery.api(.get, "/api/events", session: "a")
        _ = gallery.api(.delete, "/api/sessions/a")
        #expect(mine.isFinished)
        #expect(!shared.isFinished)
        source.close()
        // One who was let in before, and only listens now.
        let client = Client()
        late.stream?.open(client)
        #expect(client.isFinished)
    }

    @Test("A stream that is closed before it was open leaves nobody behind")
    func closedFirst() throws {
        let gallery = try gallery(of: .kinds)
        let source = try #require(gallery.api(.get, "/api/events").stream)
        source.close()
        source.open(Client())
        #expect(gallery.sessions.shared.counts.listeners == 0)
    }
}
