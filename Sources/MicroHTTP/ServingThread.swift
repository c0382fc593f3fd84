internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// A thread of the library's, which serves the connections that it is given.
@safe final class ServingThread: @unchecked Sendable {
    // Unchecked, because the library allows its calls from any thread, `daemon` does not change after `init`, and what the
    // thread knows is touched by itself alone.
    /// What it works for.
    let service: Service
    /// What it has been asked before.
    let known = KnownRequests()
    /// The library's; it calls back with a reference to this object, which whoever made it keeps until it has stopped.
    private var daemon: OpaquePointer?
    /// How many connections it has been given that are not over.
    private let load = Atomic(0)

    /// More connections than this a thread is not given. With 128 events at hand the library's 0.9.75 waits for one more
    /// before it looks at them, for as long as clients may be idle; of these one comes of each connection, and one of it.
    static let mostConnections = 126

    /// Starts it; nil where the library refuses, with the reason in `errno`.
    init?(for service: Service) {
        self.service = service
        let figures = vitrine_figures(
            // Out of reach: a thread of the 0.9.75 that is given one more than this keeps its lock and hangs.
            connections: UInt32(Int32.max),
            idle_seconds: UInt32(clamping: service.rules.limits.idleSeconds),
            memory_per_connection: service.rules.connectionMemory)
        let callbacks = unsafe vitrine_callbacks(
            handle: requestMoved, complete: requestEnded, notify: connectionChanged, target: targetArrived,
            unescape: leftEscaped, log: librarySpoke)
        unsafe daemon = vitrine_start(figures, callbacks, Unmanaged.passUnretained(self).toOpaque())
        guard unsafe daemon != nil else { return nil }
    }

    /// Whether it may be given one more.
    var hasRoom: Bool { load.load(ordering: .relaxed) < Self.mostConnections }

    /// Gives it a connection. The library owns the socket from then on: it makes it one that does not block and that no
    /// other program inherits, and closes it, also where it cannot take it.
    func serve(_ socket: Int32, from address: inout sockaddr_storage, _ length: socklen_t) {
        load.add(1, ordering: .relaxed)
        let isTaken = unsafe withUnsafePointer(to: &address) { address in
            unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe MHD_add_connection(daemon, socket, $0, length) == .YES
            }
        }
        if !isTaken { noteLeaving() }
    }

    /// One of its connections is over.
    func noteLeaving() { load.subtract(1, ordering: .relaxed) }

    /// Closes its connections and waits for it to end. To be called once; no connection may be suspended then: the library
    /// would end the process.
    func stop() { unsafe MHD_stop_daemon(daemon) }
}
