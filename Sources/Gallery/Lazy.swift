internal import Synchronization

/// A value that is made when it is first asked for, and then kept.
///
/// Of two threads that come at the same time both make it, and one of the two is kept, so it must be the same each time.
/// There is no lock: it may be asked for wherever one is held.
final class Lazy<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let kept = AtomicLazyReference<Kept>()

    private final class Kept: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    var value: Value { (kept.load() ?? kept.storeIfNil(Kept(make()))).value }
}
