internal import Platform

/// A place among those who listen to a session. It can be left at any time, also while it is being taken.
final class Listening: Sendable {
    private enum Place {
        case none, left
        case taken(Listeners.Ticket)
    }

    private let session: Session
    private let place = Locked(Place.none)

    /// A place that is not taken yet.
    init(to session: Session) {
        self.session = session
    }

    /// Takes the place, as `Session.listen` has it.
    func join(
        from start: (inout SessionContent) -> Void, to listener: @escaping @Sendable (News?) -> Void
    ) {
        guard let ticket = session.listen(from: start, to: listener) else { return }
        let isTooLate = place.withLock { place -> Bool in
            if case .left = place { return true }
            place = .taken(ticket)
            return false
        }
        if isTooLate { session.leave(ticket) }
    }

    /// Leaves the place; it cannot be taken again.
    func leave() {
        let ticket = place.withLock { place -> Listeners.Ticket? in
            defer { place = .left }
            guard case .taken(let ticket) = place else { return nil }
            return ticket
        }
        if let ticket { session.leave(ticket) }
    }
}
