internal import HTTP
internal import Platform

/// An answer that is not known yet, and its connection, which is set aside until then.
final class PendingAnswer: Waiter {
    private let state: Locked<State>
    /// In milliseconds.
    private let deadline: Int64

    /// No patience is longer than that, in seconds.
    private static let longest = 3_600

    private struct State {
        var suspension: Suspension
        /// Kept until it is answered or cancelled, of which one happens, once.
        var deferred: (any DeferredResponse)?
        var outcome: Outcome?
    }

    /// How the waiting ended.
    enum Outcome {
        /// The answer is ready, or patience has run out.
        case due
        case clientGone
        case serverStops
    }

    /// Called on the connection's pool thread.
    init(_ deferred: any DeferredResponse, library: OpaquePointer) {
        deadline =
            MonotonicTime.coarseMilliseconds + Int64(max(0, min(deferred.patience, Self.longest))) * 1_000
        state = Locked(State(suspension: unsafe Suspension(of: library), deferred: deferred))
    }

    // MARK: Called on the connection's pool thread

    /// Starts waiting. To be called once.
    func start() {
        let deferred = state.withLock { $0.deferred }
        deferred?.wait { self.settle(.due) }
    }

    /// How the waiting ended; nil where it has not, and then the connection is set aside.
    func outcome() -> Outcome? {
        state.withLock { state in
            if state.outcome == nil { state.suspension.begin() }
            return state.outcome
        }
    }

    /// The answer; nil where there is none any longer.
    func answer() -> Response? { state.withLock { $0.deferred.take() }?.answer() }

    /// Tells whoever was to answer that nobody waits, unless it has answered.
    func end() {
        settle(.clientGone)
        state.withLock { $0.deferred.take() }?.cancel()
    }

    // MARK: Called on the sweeper's thread, or on the one that stops the server

    /// Also for a client that has only ended its own sending: the library closes such a connection when it is taken up.
    func hangUp() { settle(.clientGone) }

    func stop() { settle(.serverStops) }

    func sweep(at now: Int64) { if now >= deadline { settle(.due) } }

    /// Ends the waiting, unless it has ended. Called on any thread.
    private func settle(_ outcome: Outcome) {
        state.withLock { state in
            guard state.outcome == nil else { return }
            state.outcome = outcome
            state.suspension.end()
        }
    }
}
