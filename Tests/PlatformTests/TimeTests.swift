import Platform
import Testing

@Suite("Time")
struct TimeTests {
    static let moments: [(milliseconds: Int64, iso: String, http: String)] = [
        (0, "1970-01-01T00:00:00.000Z", "Thu, 01 Jan 1970 00:00:00 GMT"),
        (-1, "1969-12-31T23:59:59.999Z", "Wed, 31 Dec 1969 23:59:59 GMT"),
        (784_111_777_000, "1994-11-06T08:49:37.000Z", "Sun, 06 Nov 1994 08:49:37 GMT"),
        (951_782_400_250, "2000-02-29T00:00:00.250Z", "Tue, 29 Feb 2000 00:00:00 GMT"),
        (1_709_164_799_999, "2024-02-28T23:59:59.999Z", "Wed, 28 Feb 2024 23:59:59 GMT"),
        (1_709_164_800_000, "2024-02-29T00:00:00.000Z", "Thu, 29 Feb 2024 00:00:00 GMT"),
        (1_772_355_907_250, "2026-03-01T09:05:07.250Z", "Sun, 01 Mar 2026 09:05:07 GMT"),
        (4_107_542_400_000, "2100-03-01T00:00:00.000Z", "Mon, 01 Mar 2100 00:00:00 GMT"),
        (4_102_444_799_001, "2099-12-31T23:59:59.001Z", "Thu, 31 Dec 2099 23:59:59 GMT"),
    ]

    @Test("A moment is written as ISO 8601 and as HTTP have it", arguments: moments)
    func writesMoments(milliseconds: Int64, iso: String, http: String) {
        let moment = Moment(millisecondsSinceEpoch: milliseconds)
        #expect(moment.iso8601 == iso)
        #expect(moment.httpDate == http)
    }

    @Test("Monotonic time never goes back")
    func neverGoesBack() {
        var last = MonotonicTime.nanoseconds
        for _ in 0..<1_000 {
            let now = MonotonicTime.nanoseconds
            #expect(now >= last)
            last = now
        }
        #expect(Moment.now > Moment(millisecondsSinceEpoch: 1_700_000_000_000))
    }

    @Test("Random bytes come in the number asked for, and differ")
    func drawsBytes() {
        #expect(randomBytes(0).isEmpty)
        #expect(randomBytes(32).count == 32)
        #expect(randomBytes(32) != randomBytes(32))
    }
}
