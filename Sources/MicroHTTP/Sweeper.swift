// Both declare the kinds of sockets, and which of the two the compiler finds them in depends on the order of its work.
internal import CMicroHTTPD
internal import Glibc
internal import Platform

/// A thread that sweeps once a second, and tells at once of clients that have hung up, until it is told to end.
@safe final class Sweeper: @unchecked Sendable {
    // Unchecked, because nothing here changes after `init`.
    private let thread: pthread_t
    /// Our end of a pair of sockets: closing it wakes the thread, which then ends.
    private let wake: Int32

    /// What the thread takes along.
    private final class Work {
        let wake: Int32
        let hangups: Hangups
        let service: Service

        init(wake: Int32, hangups: Hangups, service: Service) {
            self.wake = wake
            self.hangups = hangups
            self.service = service
        }

        /// Works until our end is closed, which comes up as the hanging up of nobody.
        func work() {
            var next = MonotonicTime.coarseMilliseconds + Self.interval
            while true {
                let numbers = hangups.wait(milliseconds: max(0, next - MonotonicTime.coarseMilliseconds))
                if numbers.contains(Waiters.none) { return }
                for number in numbers { service.waiters.hangUp(number) }
                let now = MonotonicTime.coarseMilliseconds
                if now >= next {
                    service.connections.sweep()
                    service.waiters.sweep()
                    next = now + Self.interval
                }
            }
        }

        /// In milliseconds.
        private static let interval: Int64 = 1_000
    }

    /// Starts the thread; nil where the system has no file or thread left, with the reason in `errno`.
    init?(for service: Service, hangups: Hangups) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        let work = unsafe Unmanaged.passRetained(Work(wake: ends[1], hangups: hangups, service: service))
        var thread = pthread_t()
        var reason: Int32 = 0
        if !hangups.watch(ends[1], as: Waiters.none) {
            reason = errno
        } else {
            reason = unsafe pthread_create(&thread, nil, { unsafe Sweeper.run($0) }, work.toOpaque())
        }
        guard reason == 0 else {
            unsafe work.release()
            close(ends[0])
            close(ends[1])
            errno = reason
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
        taken.work()
        close(taken.wake)
        return nil
    }
}
