/// A place where the server keeps what it built of a response that is given again and again.
///
/// Whoever caches a `Response` gives it one of these; the server fills it at the first use, and what it holds goes
/// when the last copy of the response goes.
public final class Reuse: Sendable {
    /// Makes an empty place.
    public init() {}
}
