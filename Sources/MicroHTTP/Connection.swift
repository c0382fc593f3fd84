internal import CMicroHTTPD
internal import Glibc
internal import Platform
internal import Synchronization

/// One client's connection, from its opening to its closing.
///
/// The library keeps a reference to it; `Connections` keeps another, for the sweep. What is not atomic is touched only
/// by the pool thread that serves the connection.
final class Connection: @unchecked Sendable {
    // Unchecked because of `target`: one pool thread serves a connection for its whole life.

    /// The socket, open for as long as this is in `Connections`.
    let descriptor: Int32
    /// The target of the request that is coming in, from the moment that its request line is there.
    var target = Target()

    /// When the sweep closes it, in `MonotonicTime.coarseMilliseconds`.
    private let deadline: Atomic<Int64>
    /// Whether a request is under way: its head is in and its answer is not all out.
    private let busy = Atomic(false)

    init(descriptor: Int32, deadline: Int64) {
        self.descriptor = descriptor
        self.deadline = Atomic(deadline)
    }

    var isBusy: Bool {
        get { busy.load(ordering: .sequentiallyConsistent) }
        set { busy.store(newValue, ordering: .sequentiallyConsistent) }
    }

    /// Gives the client that much time from now for what it is doing.
    func allow(milliseconds: Int64) {
        deadline.store(MonotonicTime.coarseMilliseconds + milliseconds, ordering: .relaxed)
    }

    func isOverdue(at now: Int64) -> Bool { deadline.load(ordering: .relaxed) < now }

    /// Makes the library find the connection closed by its client, at once.
    func end() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Takes no further request, but lets an answer go out.
    func endReading() { _ = shutdown(descriptor, Int32(SHUT_RD)) }
}
