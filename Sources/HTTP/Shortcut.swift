/// The way to the answer of a request that has come before, byte for byte.
///
/// What depends on the request alone was decided when the whole way was gone. A shortcut looks only at what may have changed
/// since, and does what the request does.
public protocol Shortcut: AnyObject, Sendable {
    /// The answer as it is now; nil, with nothing done, where the whole way has to be gone again.
    func answer() -> KeptResponse?
}

/// A response that is given again and again: whoever gives it passes on one reference, not each of its parts.
public final class KeptResponse: Sendable {
    /// It.
    public let response: Response

    /// Keeps a response.
    public init(_ response: Response) { self.response = response }
}

/// The shortcut to what never changes.
public final class StandingAnswer: Shortcut {
    private let kept: KeptResponse

    /// - Parameter response: What every request of the same bytes is given.
    public init(_ response: Response) { kept = KeptResponse(response) }

    public func answer() -> KeptResponse? { kept }
}
