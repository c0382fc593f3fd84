internal import SwiftCN
internal import Synchronization

/// How an example looks in its first state: drawn once, for all sessions in which nobody has changed it.
final class FirstDrawing: Sendable {
    private let draw: @Sendable () -> Shown
    private let kept = AtomicLazyReference<Kept>()

    private final class Kept: Sendable {
        let shown: Shown

        init(_ shown: Shown) { self.shown = shown }
    }

    init(_ draw: @escaping @Sendable () -> Shown) {
        self.draw = draw
    }

    /// It; of two threads that come at the same time, both draw the same, and one drawing is kept.
    var shown: Shown {
        (kept.load() ?? kept.storeIfNil(Kept(draw()))).shown
    }
}
