internal import Synchronization

/// A place where the server keeps what it built of a response that is given again and again.
///
/// Whoever caches a `Response` gives it one of these; the server fills it at the first use, and what it holds goes
/// when the last copy of the response goes. It holds header fields and body, not the status: a 304 made from a cached
/// 200 may keep the place of the 200, and then has its fields and its Content-Length as RFC 9110, section 15.4.5 asks.
public final class Reuse: Sendable {
    private let kept = AtomicLazyReference<Kept>()
    private let number = Atomic(0)

    private final class Kept: Sendable {
        let content: any AnyObject & Sendable

        init(_ content: any AnyObject & Sendable) { self.content = content }
    }

    /// Makes an empty place.
    public init() {}

    /// The number by which the server finds what is kept here, without a lock or a look-up; 0 before the first use.
    public var mark: Int { number.load(ordering: .acquiring) }

    /// Keeps something for as long as the place lasts, with a number to find it by. Where something is kept already,
    /// nothing happens: of two threads that come at the same time, the first wins.
    public func keep(_ content: any AnyObject & Sendable, mark: Int) {
        if kept.storeIfNil(Kept(content)).content === content { number.store(mark, ordering: .releasing) }
    }
}
