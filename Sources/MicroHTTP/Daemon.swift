internal import CMicroHTTPD
internal import Glibc

/// The library's daemons: threads that each serve the connections that they are given.
///
/// Not the library's own pool, in which the thread that wakes first takes up to ten newcomers: one of two threads often got
/// nearly all clients, and the other core had nothing to do.
///
/// Owned by one `Server`, which makes and stops it, each once.
@safe struct Daemon: @unchecked Sendable {
    // Unchecked, because the library allows its calls from any thread.
    private let threads: [OpaquePointer]
    /// Keeps the service alive for as long as a callback can come.
    private let service: Unmanaged<Service>

    /// Starts the threads; nil where the library refuses, with the reason in `errno`.
    init?(threads count: Int, service: Service) {
        let limits = service.rules.limits
        let figures = vitrine_figures(
            // Out of reach, the descriptors are used up long before: a thread of the 0.9.75 that is given one more than its
            // limit keeps its lock and hangs. `Connections` counts.
            connections: UInt32(Int32.max),
            idle_seconds: UInt32(clamping: limits.idleSeconds),
            memory_per_connection: service.rules.connectionMemory)
        let callbacks = unsafe vitrine_callbacks(
            handle: requestMoved, complete: requestEnded, notify: connectionChanged, target: targetArrived,
            unescape: leftEscaped, log: librarySpoke)
        let kept = unsafe Unmanaged.passRetained(service)
        var started: [OpaquePointer] = unsafe []
        for _ in 0..<count {
            guard let daemon = unsafe vitrine_start(figures, callbacks, kept.toOpaque()) else { break }
            unsafe started.append(daemon)
        }
        unsafe threads = started
        unsafe self.service = kept
        guard unsafe started.count == count else {
            let reason = errno
            stop()
            errno = reason
            return nil
        }
    }

    /// Hands a new connection to a thread; `number` says which, by counting round.
    ///
    /// The library owns the socket from then on, also where it cannot take it: then it closes it. It makes it one that does not
    /// block and that no other program inherits.
    func serve(_ socket: Int32, from address: inout sockaddr_storage, _ length: socklen_t, number: Int) {
        let daemon = unsafe threads[number % threads.count]
        unsafe withUnsafePointer(to: &address) { address in
            _ = unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe MHD_add_connection(daemon, socket, $0, length)
            }
        }
    }

    /// Closes all connections and waits for the threads to end. No connection may be suspended: the library would end
    /// the process.
    func stop() {
        unsafe threads.forEach { unsafe MHD_stop_daemon($0) }
        unsafe service.release()
    }
}
