internal import Synchronization

/// A place where the server keeps what it built of a response that is given again and again.
///
/// Whoever caches a `Response` gives it one of these; the server fills it at the first use, and what it holds goes
/// when the last copy of the response goes. It holds header fields and body, not the status: a 304 made from a cached
/// 200 may keep the place of the 200, and then has its fields and its Content-Length as RFC 9110, section 15.4.5 asks.
public final class Reuse: Sendable {
    private let kept = AtomicLazyReference<Kept>()

    private final class Kept: Sendable {
        let content: any AnyObject & Sendable

        init(_ content: any AnyObject & Sendable) { self.content = content }
    }

    /// Makes an empty place.
    public init() {}

    /// What is kept here; nil before the first use.
    public var content: (any AnyObject & Sendable)? { kept.load()?.content }

    /// Keeps something for as long as the place lasts, and returns what is kept now: where two threads come at the
    /// same time, the first wins and the other's is let go.
    public func keep(_ content: any AnyObject & Sendable) -> any AnyObject & Sendable {
        kept.storeIfNil(Kept(content)).content
    }
}
