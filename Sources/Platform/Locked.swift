internal import Glibc

/// A value that is touched only while its lock is held.
///
/// The lock is a pthread mutex: not recursive, and understood by the thread sanitizer. Hold it for computing only;
/// never wait for a client, a file or another lock inside `withLock`.
@safe public final class Locked<State>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that `state` is touched under `mutex` only. It lies outside the object
    // because of that, too: the accesses would be checked at run time for what the lock sees to already.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let state: UnsafeMutablePointer<State>

    /// Puts a value behind a new lock.
    public init(_ state: sending State) {
        unsafe mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        unsafe mutex.initialize(to: pthread_mutex_t())
        unsafe pthread_mutex_init(mutex, nil)
        unsafe self.state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        unsafe self.state.initialize(to: state)
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deinitialize(count: 1)
        unsafe mutex.deallocate()
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    /// Runs `body` with the value, alone.
    public func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending State) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try unsafe body(&state.pointee)
    }
}
