internal import Glibc

/// A value that is touched only while its lock is held.
///
/// The lock is a pthread mutex: not recursive, and understood by the thread sanitizer. Hold it for computing only;
/// never wait for a client, a file or another lock inside `withLock`.
@safe public final class Locked<State>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that `state` is touched under `mutex` only.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var state: State

    /// Puts a value behind a new lock.
    public init(_ state: sending State) {
        unsafe mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        unsafe mutex.initialize(to: pthread_mutex_t())
        unsafe pthread_mutex_init(mutex, nil)
        self.state = state
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deinitialize(count: 1)
        unsafe mutex.deallocate()
    }

    /// Runs `body` with the value, alone.
    public func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending State) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try body(&state)
    }
}
