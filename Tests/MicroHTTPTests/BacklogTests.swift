@testable import MicroHTTP
import Testing

@Suite("Bytes that wait for a client")
struct BacklogTests {
    @Test("They come out as they went in, however much is taken at a time", arguments: [1, 3, 7, 64, 1_000])
    func keepsOrder(room: Int) {
        var backlog = Backlog()
        var sent: [UInt8] = []
        var taken: [UInt8] = []
        for length in 0..<100 {
            let more = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ length) }
            backlog.append(more)
            sent += more
            taken += take(room, from: &backlog)
            #expect(backlog.count == sent.count - taken.count)
        }
        while backlog.count > 0 { taken += take(room, from: &backlog) }
        #expect(taken == sent)
        #expect(take(room, from: &backlog) == [])
    }

    private func take(_ room: Int, from backlog: inout Backlog) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: room)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe backlog.take(into: $0) }
        return Array(bytes.prefix(count))
    }
}
