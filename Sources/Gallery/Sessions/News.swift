internal import Synchronization

/// A change as it is told to all who listen to a session.
final class News: Sendable {
    let change: Change
    private let kept = AtomicLazyReference<Event>()

    private final class Event: Sendable {
        let bytes: [UInt8]

        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    init(_ change: Change) {
        self.change = change
    }

    /// The event that tells of it, which is the same for all: the first of those who listen writes it.
    func event(_ write: (Change) -> [UInt8]) -> [UInt8] {
        (kept.load() ?? kept.storeIfNil(Event(write(change)))).bytes
    }
}
