/// A body that is made while its client listens, such as Server-Sent Events.
///
/// The server calls `open` once, when the client is ready to take bytes, and `close` once after that, when the client
/// has gone, has fallen too far behind, or the server stops. Both come on threads of the server; neither may block.
public protocol StreamSource: AnyObject, Sendable {
    /// Sent when nothing else has been for some time, so that a client that has gone silently is found.
    var heartbeat: [UInt8] { get }

    /// From now on the sink takes bytes.
    func open(_ sink: any StreamSink)

    /// Nobody listens any more.
    func close()
}

/// Where the bytes of a stream go. Any thread may call it.
public protocol StreamSink: AnyObject, Sendable {
    /// Hands bytes over, and says whether they are taken: not where the client has gone, or is so far behind that
    /// the stream ends.
    func send(_ bytes: [UInt8]) -> Bool

    /// Ends the stream once all that was sent has gone out.
    func finish()
}

/// An answer that is not known yet, such as that of a long poll. It holds no thread.
public protocol DeferredResponse: AnyObject, Sendable {
    /// After so many seconds the answer is asked for although nothing was ready.
    var patience: Int { get }

    /// Called once: `ready` is called, from any thread, at once or later, once, when there is an answer. The caller
    /// may hold locks that making the answer takes, so the answer is not made in it.
    func wait(_ ready: @escaping @Sendable () -> Void)

    /// Makes the answer, on a thread of the server: after `ready`, or when patience has run out.
    func answer() -> Response

    /// The client has gone, or the server stops: nobody waits any more. In place of `answer`.
    func cancel()
}
