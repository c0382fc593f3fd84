/// What a server is started with.
public struct ServerOptions: Sendable {
    /// The name or address to listen at. Loopback unless somebody wants otherwise.
    public var host = "127.0.0.1"
    /// The port; 0 takes a free one.
    public var port: UInt16 = 8080
    /// How many threads answer requests; nil is one a core, which is best.
    public var threads: Int?
    /// Further names that browsers may call the server by, without a port.
    public var allowedHosts: [String] = []
    /// What is told of each request.
    public var log = LogMode.off
    /// What a client may use up.
    public var limits = Limits()

    /// The defaults.
    public init() {}

    /// What is written to standard error of each request.
    public enum LogMode: String, Sendable, CaseIterable {
        /// Nothing.
        case off
        /// A line for people.
        case text
        /// A JSON object on a line.
        case json
    }

    /// Bounds on what one client, and all of them together, may use up.
    public struct Limits: Sendable {
        /// The bytes of a request line with its header fields.
        public var head = 32 * 1_024
        /// The bytes of a body.
        public var body = 256 * 1_024
        /// Connections at a time. A newcomer past that is told 503 and closed.
        public var connections = 1_000
        /// Seconds without any byte from or to the client, after which it is closed.
        public var idleSeconds = 10
        /// Seconds that a request may take from its first line to the end of its answer, however slowly it moves.
        /// Large answers get more, at 32 KiB a second.
        public var requestSeconds = 30

        /// Streams at a time. The next client is told 503.
        public var streams = 100
        /// The bytes that may wait for a slow client of a stream; at the next ones it is dropped.
        public var backlog = 64 * 1_024
        /// Seconds without anything to send, after which a stream sends its heartbeat.
        public var heartbeatSeconds = 15

        /// The defaults.
        public init() {}
    }
}
