internal import Glibc

/// Time that only goes forward, for deadlines and durations. It starts anywhere.
public enum MonotonicTime {
    /// Nanoseconds, as exact as the machine has them.
    public static var nanoseconds: Int64 { time(of: CLOCK_MONOTONIC) }

    /// Milliseconds that are right to within a few; the cheapest time there is.
    public static var coarseMilliseconds: Int64 { time(of: CLOCK_MONOTONIC_COARSE) / 1_000_000 }

    private static func time(of clock: clockid_t) -> Int64 {
        var now = timespec()
        unsafe clock_gettime(clock, &now)
        return Int64(now.tv_sec) &* 1_000_000_000 &+ Int64(now.tv_nsec)
    }
}
