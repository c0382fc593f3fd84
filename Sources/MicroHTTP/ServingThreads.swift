internal import Glibc
internal import Platform

/// The threads that serve connections: as many as were asked for, and more where there are too many connections for these.
///
/// Not the library's own pool, in which the thread that wakes first takes up to ten newcomers: one of two threads often got
/// nearly all clients, and the other core had nothing to do.
final class ServingThreads: Sendable {
    private let service: Service
    /// There are never more.
    private let most: Int
    private let state: Locked<State>

    private struct State {
        var threads: [ServingThread]
        /// Whose turn it is.
        var next = 0
    }

    /// Starts the threads; nil where the library refuses, with the reason in `errno`.
    init?(count: Int, for service: Service) {
        var threads: [ServingThread] = []
        while threads.count < count, let thread = ServingThread(for: service) { threads.append(thread) }
        guard threads.count == count else {
            let reason = errno
            for thread in threads { thread.stop() }
            errno = reason
            return nil
        }
        self.service = service
        most = Self.most(count: count, connections: service.rules.limits.connections)
        state = Locked(State(threads: threads))
    }

    /// How many threads there can be where so many were asked for.
    static func most(count: Int, connections: Int) -> Int {
        // A few more connections than the limit there may be for a moment: of newcomers who are being sent away.
        max(count, (connections + 64) / ServingThread.mostConnections + 1)
    }

    /// Those with room take turns.
    ///
    /// - Returns: The next one; nil where all have as many connections as they can serve, and there are no more.
    func next() -> ServingThread? {
        state.withLock { state in
            for offset in state.threads.indices {
                let index = (state.next + offset) % state.threads.count
                guard state.threads[index].hasRoom else { continue }
                state.next = index + 1
                return state.threads[index]
            }
            guard state.threads.count < most, let thread = ServingThread(for: service) else { return nil }
            state.threads.append(thread)
            return thread
        }
    }

    /// Closes all connections and waits for the threads to end. To be called once, when nobody asks for one any longer.
    func stop() {
        let threads = state.withLock { $0.threads }
        for thread in threads { thread.stop() }
    }
}
