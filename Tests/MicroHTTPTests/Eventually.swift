import Glibc
import Platform

/// Looks until something has become true.
///
/// - Returns: false where it has not in more time than any test should take.
func eventually(_ isTrue: () -> Bool) -> Bool {
    let end = MonotonicTime.nanoseconds + 20_000_000_000
    while !isTrue() {
        if MonotonicTime.nanoseconds > end { return false }
        _ = poll(nil, 0, 1)
    }
    return true
}
