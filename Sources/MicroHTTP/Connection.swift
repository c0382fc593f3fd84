internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// One client's connection as all threads see it: its socket, and how long it may go on.
final class Connection: Sendable {
    /// The socket, open for as long as this is in `Connections`.
    let descriptor: Int32
    /// When the sweep closes it, by the clock of `Connections`.
    private let deadline: Atomic<Int64>
    /// Whether a request is under way: it is all in, or refused before, and its answer is not all out.
    private let busy = Atomic(false)
    /// Its deadline when the sweep first found that its client sends nothing more; 0 until then.
    private let silence = Atomic<Int64>(0)

    init(descriptor: Int32, deadline: Int64) {
        self.descriptor = descriptor
        self.deadline = Atomic(deadline)
    }

    var isBusy: Bool {
        get { busy.load(ordering: .sequentiallyConsistent) }
        set {
            // Only its own thread sets it. Once it is idle it looks whether the house is about to close, which must not be
            // done before; that order is dear.
            if isBusy == newValue { return }
            if newValue {
                busy.store(true, ordering: .releasing)
            } else {
                busy.store(false, ordering: .sequentiallyConsistent)
            }
        }
    }

    func postpone(to deadline: Int64) { self.deadline.store(deadline, ordering: .relaxed) }

    func isOverdue(at now: Int64) -> Bool { deadline.load(ordering: .relaxed) < now }

    /// Whether its client had sent all that it ever will by the sweep before this one, and no request has begun or ended since:
    /// the library does not always see that for itself. To be looked at by the sweep alone, under the lock of `Connections`.
    func hasLeft() -> Bool {
        guard !isBusy else { return false }
        var byte: UInt8 = 0
        let isOver = unsafe recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) == 0
        guard isOver else { return false }
        let now = deadline.load(ordering: .relaxed)
        return silence.exchange(now, ordering: .relaxed) == now
    }

    /// Sends what the system holds back in the hope of more.
    func flush() { set(TCP_NODELAY, to: 1) }

    /// Makes the system give the client up when it does not acknowledge what it is sent: without a sign of a client
    /// the system would try for a quarter of an hour.
    func expectAcknowledgement(milliseconds: Int32) { set(TCP_USER_TIMEOUT, to: milliseconds) }

    private func set(_ option: Int32, to value: Int32) {
        var value = value
        _ = unsafe setsockopt(
            descriptor, Int32(IPPROTO_TCP), option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Makes the library find the connection closed by its client, at once.
    func end() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// The same, with an answer that needs no library, where there is room for it.
    func end(telling answer: [UInt8]) {
        if answer.isEmpty { return end() }
        _ = unsafe answer.withUnsafeBytes {
            unsafe send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
        end()
    }

    /// Takes no further request, but lets an answer go out.
    func endReading() { _ = shutdown(descriptor, Int32(SHUT_RD)) }
}
