/// A body that is made while its client listens, such as Server-Sent Events.
///
/// The server calls `open` at most once, when the client is ready to take bytes (never for HEAD, nor where as many
/// streams are open as there may be), and `close` exactly once after each `open`, whatever ended the stream: `finish`,
/// the client's going, its falling too far behind, the server's stop. Both come on the thread that serves the client,
/// with no lock of the server held that a sink takes; neither may block.
public protocol StreamSource: AnyObject, Sendable {
    /// Sent when nothing else has been for some time, so that a client that has gone silently is found. Asked for once.
    var heartbeat: [UInt8] { get }

    /// From now on, and already in this call, the sink takes bytes. What is sent before it returns is the stream's
    /// beginning and may be of any size; what comes later waits for a slow client up to a limit only.
    func open(_ sink: any StreamSink)

    /// Nobody listens any more.
    func close()
}

/// Where the bytes of a stream go.
///
/// Any thread may call it, also with locks held: it calls nobody back, and does not wait.
public protocol StreamSink: AnyObject, Sendable {
    /// Hands bytes over, and says whether they are taken: not where the client has gone, or is so far behind that
    /// the stream ends. The bytes of one call stay together.
    func send(_ bytes: [UInt8]) -> Bool

    /// Ends the stream once all that was sent has gone out.
    func finish()
}

/// An answer that is not known yet, such as that of a long poll. It holds no thread.
///
/// After `wait` comes either `answer` or `cancel`, once, on the thread that serves the client.
public protocol DeferredResponse: AnyObject, Sendable {
    /// After so many seconds, to within two, the answer is asked for although nothing was ready.
    var patience: Int { get }

    /// Called once, on the thread that serves the client: `ready` is to be called when there is an answer, from any
    /// thread, at once or later; a second call does nothing. The caller may hold locks that making the answer takes,
    /// so the answer is not made in it.
    func wait(_ ready: @escaping @Sendable () -> Void)

    /// Makes the answer, which may be a stream: after `ready`, or when patience has run out.
    func answer() -> Response

    /// The client has gone, or the server stops: nobody waits any more. In place of `answer`.
    func cancel()
}
