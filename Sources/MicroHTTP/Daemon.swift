internal import CMicroHTTPD
internal import Glibc

/// The library's daemon: a pool of threads that serve the clients of one listening socket.
///
/// Owned by one `Server`, which makes, quiesces and stops it, each once and in this order.
@safe struct Daemon: @unchecked Sendable {
    // Unchecked, because the library allows these calls from any thread, one after the other.
    private let daemon: OpaquePointer
    /// The descriptor of the listening socket; the library closes it when it stops.
    private let listening: Int32
    /// Keeps the service alive for as long as a callback can come.
    private let service: Unmanaged<Service>

    /// Starts serving; nil where the library refuses, with the reason in `errno`.
    init?(on socket: ListeningSocket, threads: Int, service: Service) {
        let limits = service.rules.limits
        let threads = UInt32(clamping: threads)
        let figures = vitrine_figures(
            listening_socket: socket.descriptor,
            threads: threads,
            // Every thread takes its share of this limit, and leaves newcomers hanging when it is reached. So it is
            // out of reach, even if one thread should get all connections: `Connections` counts.
            connections: UInt32(clamping: limits.connections + Self.spare).multipliedClamping(by: threads),
            idle_seconds: UInt32(clamping: limits.idleSeconds),
            memory_per_connection: service.rules.connectionMemory)
        let callbacks = unsafe vitrine_callbacks(
            handle: requestMoved, complete: requestEnded, notify: connectionChanged, target: targetArrived,
            unescape: leftEscaped, log: librarySpoke)
        let kept = unsafe Unmanaged.passRetained(service)
        guard let daemon = unsafe vitrine_start(figures, callbacks, kept.toOpaque()) else {
            unsafe kept.release()
            return nil
        }
        unsafe self.daemon = daemon
        listening = socket.descriptor
        unsafe self.service = kept
    }

    /// Lets nobody in any longer; those inside go on.
    ///
    /// Not by `MHD_quiesce_daemon`: it takes the listening socket out of each thread's epoll, and so does a thread that
    /// notices first; the second of the two then ends the process ("Failed to remove listen FD from epoll set", seen
    /// with 0.9.75). Instead something that nobody can connect to takes the place of the listening socket, under its
    /// descriptor: the system closes the socket and forgets it in every epoll.
    func quiesce() {
        let idle = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard idle >= 0 else {
            // Out of descriptors: refused all the same, only less quietly.
            shutdown(listening, Int32(SHUT_RDWR))
            return
        }
        dup2(idle, listening)
        close(idle)
    }

    /// Closes all connections and waits for the threads to end. No connection may be suspended: the library would end
    /// the process.
    func stop() {
        unsafe MHD_stop_daemon(daemon)
        unsafe service.release()
    }

    /// How many newcomers past the limit may be on their way out at a time.
    private static let spare = 64
}

extension UInt32 {
    fileprivate func multipliedClamping(by factor: UInt32) -> UInt32 {
        let (product, overflow) = multipliedReportingOverflow(by: factor)
        return overflow ? .max : product
    }
}
