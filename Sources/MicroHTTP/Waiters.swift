internal import HTTP
internal import Platform

/// A request whose connection may be set aside, because there is nothing to send yet.
protocol Waiter: AnyObject, Sendable {
    /// The client has gone. Called on the sweeper's thread.
    func hangUp()

    /// About a second has passed; `now` is in milliseconds. Called on the sweeper's thread.
    func sweep(at now: Int64)

    /// The server stops: from now on the connection is never set aside. Called on the thread that stops it.
    func stop()
}

/// The requests that may wait, each from its answer's begin to its end.
///
/// None of its calls touches a waiter under the lock: waiters have locks of their own, and may be entering or leaving.
final class Waiters: Sendable {
    private let streamLimit: Int
    private let hangups: Hangups
    private let inside = Locked(Inside())

    private struct Inside {
        var all: [UInt64: any Waiter] = [:]
        var streams = 0
        var last: UInt64 = Waiters.none
        var isClosed = false
    }

    /// The kinds of waiting, of which one is limited.
    enum Kind {
        case stream
        case deferred
    }

    /// What a waiter gives back when it leaves. Numbers are never used again.
    struct Place {
        fileprivate let number: UInt64
        fileprivate let kind: Kind
        fileprivate let descriptor: Int32
    }

    /// No waiter's number.
    static let none: UInt64 = 0

    init(streamLimit: Int, hangups: Hangups) {
        self.streamLimit = streamLimit
        self.hangups = hangups
    }

    /// Lets a waiter in, and watches its client from now on. Called on the connection's pool thread.
    func enter(_ waiter: any Waiter, _ kind: Kind, on connection: Connection) throws(Problem) -> Place {
        let number = try inside.withLock { inside throws(Problem) in
            guard !inside.isClosed else { throw Self.stopping }
            if kind == .stream {
                guard inside.streams < streamLimit else { throw full }
                inside.streams += 1
            }
            inside.last += 1
            inside.all[inside.last] = waiter
            return inside.last
        }
        let place = Place(number: number, kind: kind, descriptor: connection.descriptor)
        guard hangups.watch(connection.descriptor, as: number) else {
            leave(place)
            throw Self.unwatched
        }
        return place
    }

    /// Lets a waiter go; its socket is still open. Called on the connection's pool thread.
    func leave(_ place: Place) {
        hangups.forget(place.descriptor)
        inside.withLock { inside in
            inside.all[place.number] = nil
            if place.kind == .stream { inside.streams -= 1 }
        }
    }

    /// A client has gone, if it has not left yet.
    func hangUp(_ number: UInt64) {
        inside.withLock { $0.all[number] }?.hangUp()
    }

    /// To be called about once a second.
    func sweep() {
        let now = MonotonicTime.coarseMilliseconds
        for waiter in everybody { waiter.sweep(at: now) }
    }

    /// Lets nobody in any longer and sends home those inside. When it returns no connection is set aside, nor will be.
    func close() {
        inside.withLock { $0.isClosed = true }
        for waiter in everybody { waiter.stop() }
    }

    /// How many streams there are.
    var streamCount: Int { inside.withLock { $0.streams } }

    /// The refusal when the server is about to end.
    static let stopping = Problem(
        .serviceUnavailable, "The server stops; try again when it is back.", headers: [("Retry-After", "5")])

    /// The refusal when the system has no memory left for epoll.
    private static let unwatched = Problem(
        .serviceUnavailable, "The server cannot watch one more client; try again shortly.",
        headers: [("Retry-After", "5")])

    private var full: Problem {
        Problem(
            .serviceUnavailable,
            "The server has as many open streams as it can hold, which are \(streamLimit); try again shortly.",
            headers: [("Retry-After", "5")])
    }

    private var everybody: [any Waiter] { inside.withLock { Array($0.all.values) } }
}
