internal import CMicroHTTPD
internal import HTTP
internal import Platform

/// One client of a stream: what it is sent, and its connection, which is set aside while there is nothing to send.
///
/// The source and whoever it gives the sink to send on any thread, also with locks of theirs held: nothing of theirs is
/// called under the lock in here. The source is opened and closed on the pool thread of the connection.
final class Subscriber: StreamSink, Waiter {
    private let connection: Connection
    private let service: Service
    private let heartbeat: [UInt8]
    private let state: Locked<State>

    private struct State {
        var suspension: Suspension
        var phase = Phase.new
        /// Kept until `end`, so that a source that keeps its sink does not keep itself alive.
        var source: (any StreamSource)?
        var isOpened = false
        var backlog = Backlog()
        /// How much of the backlog was sent by `open`, and does not count as being behind; nil while that goes on.
        var beginning: Int?
        /// In milliseconds.
        var lastSent = MonotonicTime.coarseMilliseconds
        /// Bytes that the library took.
        var taken = 0
    }

    private enum Phase {
        /// The client is not ready yet.
        case new
        case open
        /// What is left goes out, then the stream ends.
        case ending
        /// The stream is cut off.
        case dropped
        /// The connection is not ours any longer.
        case over
    }

    /// Called on the connection's pool thread.
    init(_ source: any StreamSource, on connection: Connection, library: OpaquePointer, of service: Service) {
        self.connection = connection
        self.service = service
        heartbeat = source.heartbeat
        state = Locked(State(suspension: unsafe Suspension(of: library), source: source))
    }

    // MARK: Called on any thread

    func send(_ bytes: [UInt8]) -> Bool {
        let now = MonotonicTime.coarseMilliseconds
        return state.withLock { state in
            guard state.phase == .open else { return false }
            if let beginning = state.beginning, state.backlog.count - beginning > service.rules.limits.backlog
            {
                // The library may be waiting for room in the socket: shut down, it has nothing to wait for.
                state.phase = .dropped
                state.backlog = Backlog()
                connection.end()
                state.suspension.end()
                return false
            }
            if !bytes.isEmpty {
                state.backlog.append(bytes)
                state.lastSent = now
                state.suspension.end()
            }
            return true
        }
    }

    func finish() {
        state.withLock { state in
            guard state.phase == .new || state.phase == .open else { return }
            state.phase = .ending
            service.connections.answer(connection, bytes: state.backlog.count)
            state.suspension.end()
        }
    }

    // MARK: Called on the sweeper's thread, or on the one that stops the server

    /// Ends the stream properly, for a client that has only ended its own sending.
    func hangUp() { finish() }

    func stop() { finish() }

    func sweep(at now: Int64) {
        let interval = Int64(clamping: service.rules.limits.heartbeatSeconds) * 1_000
        state.withLock { state in
            guard state.phase == .open, state.backlog.count == 0, now - state.lastSent >= interval else {
                return
            }
            state.backlog.append(heartbeat)
            state.lastSent = now
            state.suspension.end()
        }
    }

    // MARK: Called on the connection's pool thread

    /// Gives the library what there is to send, and sets the connection aside when there is nothing.
    ///
    /// - Returns: The number of bytes; 0 where there are none yet; below that one of the library's signs for the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        openOnce()
        return state.withLock { state in
            if state.backlog.count > 0 {
                let size = unsafe state.backlog.take(into: buffer)
                state.beginning = state.beginning.map { max(0, $0 - size) }
                state.taken += size
                return size
            }
            switch state.phase {
            case .new, .open:
                if state.taken == 0 { connection.flush() }
                state.suspension.begin()
                return 0
            case .ending: return -1  // MHD_CONTENT_READER_END_OF_STREAM
            case .dropped, .over: return -2  // MHD_CONTENT_READER_END_WITH_ERROR
            }
        }
    }

    /// The connection belongs to the library again.
    ///
    /// - Returns: The bytes that the client was sent.
    func end() -> Int {
        let (source, taken) = state.withLock { state in
            state.phase = .over
            state.backlog = Backlog()
            let source = state.source.take()
            return (state.isOpened ? source : nil, state.taken)
        }
        source?.close()
        return taken
    }

    private func openOnce() {
        let source = state.withLock { state in
            guard state.phase == .new else { return nil as (any StreamSource)? }
            state.phase = .open
            state.isOpened = true
            return state.source
        }
        guard let source else { return }
        source.open(self)
        state.withLock { $0.beginning = $0.backlog.count }
    }
}
