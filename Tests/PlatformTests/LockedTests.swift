import Platform
import Testing

@Suite("A value behind a lock")
struct LockedTests {
    @Test("Every addition of many threads is counted")
    func countsFromManyThreads() async {
        let counter = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<10_000 { counter.withLock { $0 += 1 } } }
            }
        }
        #expect(counter.withLock { $0 } == 80_000)
    }

    @Test("An error thrown inside keeps its type and leaves the lock open")
    func opensAfterAnError() {
        struct Refused: Error {}
        let state = Locked("before")
        #expect(throws: Refused.self) {
            try state.withLock { value throws(Refused) in
                value = "after"
                throw Refused()
            }
        }
        #expect(state.withLock { $0 } == "after")
    }
}
