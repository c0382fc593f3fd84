internal import HTTP

/// Whose state a request speaks of.
struct Sessions: Sendable {
    /// The one that everybody shares who names none.
    let shared: Session

    /// Makes the shared session, and with it tries every example of the catalogue.
    init(_ catalogue: Catalogue) throws(OpeningError) {
        shared = try Session(catalogue, isInspected: true)
    }

    /// The session of a request.
    func session(for request: Request) -> Session {
        shared
    }
}
