import HTTP
import Platform

/// Gives streams and answers that come later, for tests to feed.
final class Station: Sendable {
    /// Who listens.
    let listeners = Locked<[ObjectIdentifier: Listener]>([:])
    /// The answers that are waited for, in the order of their requests.
    let questions = Locked<[Question]>([])
    /// What the server has called, and how often.
    let calls = Locked<[Call: Int]>([:])

    enum Call {
        case open, close, wait, answer, cancel
    }

    func count(_ call: Call) -> Int { calls.withLock { $0[call, default: 0] } }

    fileprivate func note(_ call: Call) { calls.withLock { $0[call, default: 0] += 1 } }

    /// Sends a text to all who listen.
    ///
    /// - Returns: How many took it.
    @discardableResult
    func broadcast(_ text: String) -> Int {
        let bytes = Array(text.utf8)
        return listeners.withLock { Array($0.values) }.count { $0.send(bytes) }
    }

    func finish() {
        for listener in listeners.withLock({ Array($0.values) }) { listener.finish() }
    }

    /// A stream that starts with a number of bytes.
    func stream(greeting: Int = 0) -> Response {
        var response = Response(.ok, headers: [("Content-Type", "text/event-stream")])
        response.stream = Listener(of: self, greeting: greeting)
        return response
    }

    /// An answer that comes later.
    func later(patience: Int, isReady: Bool = false, _ response: Response) -> Response {
        var promise = Response(.internalServerError)
        promise.deferred = Question(of: self, patience: patience, isReady: isReady, response)
        return promise
    }
}

/// A stream's source, which sends what it is told.
final class Listener: StreamSource {
    let heartbeat = Array("beat".utf8)
    private let station: Station
    private let greeting: Int
    private let sink = Locked<(any StreamSink)?>(nil)

    init(of station: Station, greeting: Int) {
        self.station = station
        self.greeting = greeting
    }

    func open(_ sink: any StreamSink) {
        self.sink.withLock { $0 = sink }
        for _ in 0..<greeting / 1_000 { _ = sink.send([UInt8](repeating: 0x2E, count: 1_000)) }
        station.listeners.withLock { $0[ObjectIdentifier(self)] = self }
        station.note(.open)
    }

    func close() {
        station.listeners.withLock { $0[ObjectIdentifier(self)] = nil }
        station.note(.close)
    }

    /// The sink is called with a lock held, as a source may do.
    func send(_ bytes: [UInt8]) -> Bool { sink.withLock { $0?.send(bytes) ?? false } }

    func finish() { sink.withLock { $0?.finish() } }
}

/// An answer that is there when it is told so.
final class Question: DeferredResponse {
    let patience: Int
    private let station: Station
    private let isReady: Bool
    private let response: Response
    private let ready = Locked<(@Sendable () -> Void)?>(nil)

    init(of station: Station, patience: Int, isReady: Bool, _ response: Response) {
        self.station = station
        self.patience = patience
        self.isReady = isReady
        self.response = response
    }

    func wait(_ ready: @escaping @Sendable () -> Void) {
        self.ready.withLock { $0 = ready }
        if isReady { ready() }
        station.questions.withLock { $0.append(self) }
        station.note(.wait)
    }

    func answer() -> Response {
        station.note(.answer)
        return response
    }

    func cancel() { station.note(.cancel) }

    func tell() { ready.withLock { $0?() } }
}
