internal import Synchronization

/// What can be told of a session without its lock, also after it has gone.
final class SessionPulse: Sendable {
    /// Whether it is a private one: everybody's has no end.
    private let isPrivate: Bool
    private let clock: @Sendable () -> Int64
    /// When it was last asked for, in milliseconds of its clock.
    private let used: Atomic<Int64>
    private let changes = Atomic(0)
    private let ended = Atomic(false)

    /// A private session that nobody has asked for during so long ends, in milliseconds: an hour.
    static let patience: Int64 = 3_600_000

    /// - Parameter clock: Milliseconds of a clock that never goes back.
    init(isPrivate: Bool, clock: @escaping @Sendable () -> Int64) {
        self.isPrivate = isPrivate
        self.clock = clock
        used = Atomic(clock())
    }

    /// Grows with each change of any state.
    var revision: Int { changes.load(ordering: .acquiring) }

    /// Notes a change. Called under the session's lock, before anybody can see what has changed.
    func change() { changes.add(1, ordering: .releasing) }

    /// Whether it is over.
    var isEnded: Bool { ended.load(ordering: .acquiring) }

    /// Notes that it is over.
    func end() { ended.store(true, ordering: .releasing) }

    /// Whether nobody has asked for it during so long that it ends, if nobody listens to it.
    var isStill: Bool { clock() - used.load(ordering: .relaxed) >= Self.patience }

    /// Notes that somebody asks for it; false where it is over or has been still for so long that it may be.
    func use() -> Bool {
        guard isPrivate else { return true }
        guard !isEnded, !isStill else { return false }
        note()
        return true
    }

    /// Notes that somebody asks for it.
    func note() { used.store(clock(), ordering: .relaxed) }
}
