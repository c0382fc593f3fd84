import Glibc
import Testing

/// A thread of its own for work that blocks: the threads that tests run on are few.
@safe final class WorkThread {
    private var thread = pthread_t()
    private let isRunning: Bool

    private final class Work {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Starts working.
    init(_ body: @escaping @Sendable () -> Void) {
        let work = unsafe Unmanaged.passRetained(Work(body))
        let status = unsafe pthread_create(
            &thread, nil,
            { work in
                if let work = unsafe work {
                    unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
                }
                return nil
            }, work.toOpaque())
        isRunning = status == 0
        #expect(isRunning, "There is no thread left.")
        if !isRunning { unsafe work.release() }
    }

    /// Waits until the work is done. To be called once.
    func join() {
        if isRunning { pthread_join(thread, nil) }
    }

    /// Does the same with each number below the count, all at a time.
    static func each(of count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let threads = (0..<count).map { number in WorkThread { body(number) } }
        for thread in threads { thread.join() }
    }
}
