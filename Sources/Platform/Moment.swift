internal import Glibc

/// A point in time by the wall clock, in UTC, to the millisecond.
public struct Moment: Sendable, Hashable, Comparable {
    /// Milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
    public let millisecondsSinceEpoch: Int64

    /// A given point in time.
    public init(millisecondsSinceEpoch: Int64) { self.millisecondsSinceEpoch = millisecondsSinceEpoch }

    /// The current time.
    public static var now: Moment {
        var now = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &now)
        return Moment(millisecondsSinceEpoch: Int64(now.tv_sec) &* 1_000 &+ Int64(now.tv_nsec) / 1_000_000)
    }

    /// Whole seconds since 1970-01-01T00:00:00Z.
    public var secondsSinceEpoch: Int64 { floorDivide(millisecondsSinceEpoch, by: 1_000).quotient }

    public static func < (left: Moment, right: Moment) -> Bool {
        left.millisecondsSinceEpoch < right.millisecondsSinceEpoch
    }

    /// As RFC 3339 and ISO 8601 write it: 2026-03-01T09:05:07.250Z.
    public var iso8601: String {
        let parts = CivilTime(self)
        return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
            + "T\(digits(parts.hour, 2)):\(digits(parts.minute, 2)):\(digits(parts.second, 2))"
            + ".\(digits(parts.millisecond, 3))Z"
    }

    /// As header fields write it (IMF-fixdate, RFC 9110, section 5.6.7): Sun, 01 Mar 2026 09:05:07 GMT.
    public var httpDate: String {
        let parts = CivilTime(self)
        let weekday = weekdays[Int(parts.weekday)]
        let month = months[Int(parts.month) - 1]
        return "\(weekday), \(digits(parts.day, 2)) \(month) \(digits(parts.year, 4))"
            + " \(digits(parts.hour, 2)):\(digits(parts.minute, 2)):\(digits(parts.second, 2)) GMT"
    }
}

/// A moment as calendar and clock show it.
private struct CivilTime {
    var year: Int64
    var month: Int64
    var day: Int64
    var hour: Int64
    var minute: Int64
    var second: Int64
    var millisecond: Int64
    /// 0 is Sunday.
    var weekday: Int64

    init(_ moment: Moment) {
        let (seconds, millisecond) = floorDivide(moment.millisecondsSinceEpoch, by: 1_000)
        let (days, secondOfDay) = floorDivide(seconds, by: 86_400)
        self.millisecond = millisecond
        hour = secondOfDay / 3_600
        minute = secondOfDay / 60 % 60
        second = secondOfDay % 60
        weekday = floorDivide(days + 4, by: 7).remainder  // 1970-01-01 was a Thursday

        // The calendar repeats every 400 years, which have 146,097 days. Years are counted from March here, so that
        // the leap day is the last of its year and months have a pattern of 153 days in five.
        let (cycle, dayOfCycle) = floorDivide(days + 719_468, by: 146_097)
        let leapDays = dayOfCycle / 1_460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
        let yearOfCycle = (dayOfCycle - leapDays) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
    }
}

private let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

private func digits(_ number: Int64, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
}

/// Division whose remainder is never negative, so that moments before 1970 come out right.
private func floorDivide(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
