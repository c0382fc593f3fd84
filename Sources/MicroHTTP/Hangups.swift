internal import CMicroHTTPD
internal import Glibc

/// Tells which clients have hung up, of those whose connections the library does not look at while they are set aside.
///
/// It is the system's epoll. Any thread may watch and forget; one thread, the sweeper's, waits.
final class Hangups: Sendable {
    private let epoll: Int32

    /// Makes one that watches nobody; nil where the system has no file left, with the reason in `errno`.
    init?() {
        // Only a descriptor that is one may come to `deinit`.
        let descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        epoll = descriptor
    }

    deinit { close(epoll) }

    /// Watches a socket until it is forgotten. Its number comes up once, when the other side has closed it, wholly or
    /// for sending, or is lost.
    ///
    /// - Returns: false where the system has no memory left for it.
    func watch(_ descriptor: Int32, as number: UInt64) -> Bool {
        // That the connection is lost is always told.
        let events = EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue
        var event = unsafe epoll_event(events: events, data: epoll_data_t(u64: number))
        return unsafe epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) == 0
    }

    /// Watches a socket, which is still open, no longer. Its number may come up once more: it may be on its way.
    func forget(_ descriptor: Int32) {
        _ = epoll_ctl(epoll, EPOLL_CTL_DEL, descriptor, nil)
    }

    /// The numbers of those who have hung up; none when the time is over.
    func wait(milliseconds: Int64) -> [UInt64] {
        var events = unsafe [epoll_event](repeating: epoll_event(), count: 64)
        let count = unsafe epoll_wait(epoll, &events, 64, Int32(clamping: milliseconds))
        return unsafe events.prefix(max(0, Int(count))).map { unsafe $0.data.u64 }
    }
}
