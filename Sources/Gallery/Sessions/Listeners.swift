/// Who is told of the changes of a session.
struct Listeners {
    /// Names a listener, so that it can leave.
    struct Ticket: Hashable, Sendable {
        fileprivate let number: Int
    }

    private var next = 0
    private var listeners: [Ticket: @Sendable (News?) -> Void] = [:]

    var count: Int { listeners.count }

    /// Adds one. It is called under the session's lock, so it must only pass on; nil says that the session has ended.
    mutating func add(_ listener: @escaping @Sendable (News?) -> Void) -> Ticket {
        let ticket = Ticket(number: next)
        next += 1
        listeners[ticket] = listener
        return ticket
    }

    mutating func remove(_ ticket: Ticket) {
        listeners[ticket] = nil
    }

    func tell(_ change: Change?) {
        guard !listeners.isEmpty else { return }
        let news = change.map(News.init)
        for listener in listeners.values { listener(news) }
    }
}
