// Both declare the kinds of sockets, and which of the two the compiler finds them in depends on the order of its work.
internal import CMicroHTTPD
internal import Glibc

/// A thread that takes those in who knock at a listening socket, and leads them to the threads that serve them.
@safe final class Doorman: @unchecked Sendable {
    // Unchecked, because nothing here changes after `init`.
    private let thread: pthread_t
    private let listening: Int32

    /// What the thread takes along.
    private final class Work {
        let listening: Int32
        let threads: ServingThreads
        /// What a newcomer is told who finds no room.
        let refusal: [UInt8]

        init(listening: Int32, threads: ServingThreads, refusal: [UInt8]) {
            self.listening = listening
            self.threads = threads
            self.refusal = refusal
        }

        /// Works until the socket listens no longer.
        func work() {
            while true {
                var address = sockaddr_storage()
                var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
                let socket = unsafe withUnsafeMutablePointer(to: &address) { address in
                    unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        unsafe accept(listening, $0, &length)
                    }
                }
                guard socket >= 0 else {
                    if isPassing(errno) { continue }
                    return
                }
                if let thread = threads.next() {
                    thread.serve(socket, from: &address, length)
                } else {
                    Connection(descriptor: socket, deadline: 0).end(telling: refusal)
                    close(socket)
                }
            }
        }

        /// Whether it is worth going on after an error: all but that the socket listens no longer.
        private func isPassing(_ error: Int32) -> Bool {
            switch error {
            case EINVAL, EBADF, ENOTSOCK, EOPNOTSUPP, EFAULT: return false
            case EMFILE, ENFILE, ENOBUFS, ENOMEM:
                // Somebody has to leave first; nobody is lost, they wait at the door.
                usleep(10_000)
                return true
            default: return true  // The newcomer has gone again, or a signal came.
            }
        }
    }

    /// Starts the thread, which owns the socket from then on; nil where the system has none left, with the reason in `errno`.
    init?(at socket: ListeningSocket, of threads: ServingThreads, refusal: [UInt8]) {
        listening = socket.descriptor
        let work = unsafe Unmanaged.passRetained(
            Work(listening: listening, threads: threads, refusal: refusal))
        var thread = pthread_t()
        let reason = unsafe pthread_create(&thread, nil, { unsafe Doorman.run($0) }, work.toOpaque())
        guard reason == 0 else {
            unsafe work.release()
            errno = reason
            return nil
        }
        self.thread = thread
    }

    /// Lets nobody in any longer, ends the thread and waits for it. To be called once.
    func stop() {
        // Ends the waiting for newcomers, too; closing the socket would not.
        shutdown(listening, Int32(SHUT_RDWR))
        pthread_join(thread, nil)
        close(listening)
    }

    /// The thread's whole life. Called by the system, on the new thread.
    private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let work = unsafe work else { return nil }
        unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().work()
        return nil
    }
}
