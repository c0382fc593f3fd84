internal import Platform
internal import Synchronization

/// The connections that are open, up to a limit.
final class Connections: Sendable {
    private let limit: Int
    /// How long a request may take, in milliseconds.
    private let patience: Int64
    /// By their sockets: a number is taken by one open socket at a time.
    private let open = Locked<[Int32: Connection]>([:])
    private let draining = Atomic(false)
    /// The time at the last sweep, in milliseconds: exact enough for deadlines, and read in no time.
    private let clock = Atomic(MonotonicTime.coarseMilliseconds)

    init(limit: Int, requestSeconds: Int) {
        self.limit = limit
        patience = Int64(clamping: requestSeconds) * 1_000
    }

    /// Lets a client in; nil where the house is full or about to close.
    func enter(descriptor: Int32) -> Connection? {
        let connection = Connection(descriptor: descriptor, deadline: now + patience)
        return open.withLock { open in
            guard open.count < limit, !isDraining else { return nil }
            open[descriptor] = connection
            return connection
        }
    }

    /// Forgets a connection, whose socket is about to be closed.
    func leave(_ connection: Connection) {
        open.withLock { _ = $0.removeValue(forKey: connection.descriptor) }
    }

    /// A request line has come in: its request has its time from now on.
    func begin(_ connection: Connection) { connection.postpone(to: now + patience) }

    /// An answer of that many bytes is about to go out, at no less than 32 KiB a second.
    func answer(_ connection: Connection, bytes: Int) {
        connection.postpone(to: now + patience + Int64(bytes / 32))
    }

    /// The answer may take as long as it likes.
    func wait(_ connection: Connection) { connection.postpone(to: .max) }

    /// The answer is out, or the client gone.
    func finish(_ connection: Connection) {
        connection.isBusy = false
        connection.postpone(to: now + patience)
        if isDraining { connection.endReading() }
    }

    /// Closes those whose time is over, however busily they drip, and those who will ask for nothing more. To be called
    /// about once a second.
    func sweep() {
        let now = MonotonicTime.coarseMilliseconds
        clock.store(now, ordering: .relaxed)
        // Under the lock, so that no socket can be closed and its number taken by another in between.
        open.withLock { open in
            for connection in open.values where connection.isOverdue(at: now) || connection.hasLeft() {
                connection.end()
            }
        }
    }

    /// Lets nobody in any longer, sends home those who wait for nothing, and the others after their answer.
    func drain() {
        draining.store(true, ordering: .sequentiallyConsistent)
        open.withLock { open in
            for connection in open.values where !connection.isBusy { connection.endReading() }
        }
    }

    /// Closes those that are still here and whose request is not all in, or who do not take their leave.
    func endIdle() {
        open.withLock { open in
            for connection in open.values where !connection.isBusy { connection.end() }
        }
    }

    var isDraining: Bool { draining.load(ordering: .sequentiallyConsistent) }

    var count: Int { open.withLock { $0.count } }

    private var now: Int64 { clock.load(ordering: .relaxed) }
}
