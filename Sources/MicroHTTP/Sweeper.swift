internal import Glibc

/// A thread that does something once a second until it is told to end.
@safe final class Sweeper: @unchecked Sendable {
    // Unchecked, because nothing here changes after `init`.
    private let thread: pthread_t
    /// Our end of a pair of sockets: closing it wakes the thread, which then ends.
    private let wake: Int32

    /// What the thread takes along.
    private final class Work {
        let wake: Int32
        let body: @Sendable () -> Void

        init(wake: Int32, body: @escaping @Sendable () -> Void) {
            self.wake = wake
            self.body = body
        }
    }

    /// Starts the thread; nil where the system has none left.
    init?(_ body: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        let work = unsafe Unmanaged.passRetained(Work(wake: ends[1], body: body))
        var thread = pthread_t()
        let status = unsafe pthread_create(&thread, nil, { unsafe Sweeper.run($0) }, work.toOpaque())
        guard status == 0 else {
            unsafe work.release()
            close(ends[0])
            close(ends[1])
            return nil
        }
        wake = ends[0]
        self.thread = thread
    }

    /// Ends the thread and waits for it. To be called once.
    func stop() {
        close(wake)
        pthread_join(thread, nil)
    }

    /// The thread's whole life. Called by the system, on the new thread.
    private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let work = unsafe work else { return nil }
        let taken = unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue()
        var event = pollfd(fd: taken.wake, events: Int16(POLLIN), revents: 0)
        while unsafe poll(&event, 1, 1_000) <= 0 { taken.body() }
        close(taken.wake)
        return nil
    }
}
