internal import HTTP

/// The shortcut of a write that makes the same change as it did before. It does not keep the session.
final class RepeatedWrite: Shortcut {
    private let step: Step
    private let number: Int
    private weak let session: Session?
    private let author: Change.Author
    private let response: @Sendable (_ revision: Int) -> KeptResponse

    /// - Parameter response: The answer, once the change has made a revision.
    init(
        _ step: Step, of number: Int, in session: Session, by author: Change.Author,
        response: @escaping @Sendable (_ revision: Int) -> KeptResponse
    ) {
        self.step = step
        self.number = number
        self.session = session
        self.author = author
        self.response = response
    }

    func answer() -> KeptResponse? {
        session?.write(step, to: number, by: author).map(response)
    }
}

extension Request {
    /// Whether it is to be carried out whatever the state is that it meets.
    var isUnconditional: Bool { !headers.contains("If-Match") && !headers.contains("If-None-Match") }
}
