internal import HTTP
internal import Platform

/// An answer that waits for a change of a session.
final class LongPoll: DeferredResponse {
    let patience: Int
    private let session: Session
    private let numbers: [Int]
    private let revision: Int
    private let make: @Sendable () -> Response
    private let ticket = Locked<Listeners.Ticket?>(nil)

    /// Waits until one of these examples has changed after a revision, or the session has ended.
    init(
        _ session: Session, examples numbers: [Int], after revision: Int, patience: Int,
        answer make: @escaping @Sendable () -> Response
    ) {
        self.session = session
        self.numbers = numbers
        self.revision = revision
        self.patience = patience
        self.make = make
    }

    func wait(_ ready: @escaping @Sendable () -> Void) {
        let isTold = Locked(false)
        let tell = { @Sendable in
            let isFirst = isTold.withLock { isTold -> Bool in
                defer { isTold = true }
                return !isTold
            }
            if isFirst { ready() }
        }
        let numbers = Set(numbers)
        var isDue = false
        let joined = session.listen { content in
            isDue = content.isEnded || content.revision(of: self.numbers) > revision
        } to: { change in
            guard let change, !change.parts.contains(where: { numbers.contains($0.example) }) else {
                return tell()
            }
        }
        ticket.withLock { $0 = joined }
        if isDue { tell() }
    }

    func answer() -> Response {
        cancel()
        return make()
    }

    func cancel() {
        if let ticket = ticket.withLock({ $0.take() }) { session.leave(ticket) }
    }
}

extension Gallery {
    /// How long a long poll waits at most, in seconds.
    static let longestWait = 60

    /// The answer now, or with `?after=REVISION&wait=SECONDS` once one of these examples has changed after that
    /// revision, or so many seconds have gone by.
    func poll(
        _ request: Request, _ session: Session, examples numbers: [Int],
        _ make: @escaping @Sendable ([Shown], _ revision: Int) -> Response
    ) throws(Problem) -> Response {
        let query = request.queryFields
        let answer = { @Sendable in
            let (revision, shown) = session.snapshot(numbers)
            return make(shown, revision)
        }
        guard query.last(of: "after") != nil || query.last(of: "wait") != nil else { return answer() }
        let after = try number(query.last(of: "after"), named: "after", within: 0...Int.max)
        let wait = try number(query.last(of: "wait") ?? "30", named: "wait", within: 0...Self.longestWait)
        guard wait > 0, session.revision(of: numbers) <= after else { return answer() }
        var response = Response(.ok)
        response.deferred = LongPoll(session, examples: numbers, after: after, patience: wait, answer: answer)
        return response
    }

    private func number(_ text: String?, named name: String, within range: ClosedRange<Int>) throws(Problem)
        -> Int
    {
        if let text, let number = Int(text), range.contains(number) { return number }
        let shown = text.map { "“\($0.prefix(40))”" } ?? "left out"
        let limit =
            range.upperBound == .max ? "a revision" : "a number of seconds from 0 to \(range.upperBound)"
        throw Problem(
            .unprocessableContent, "The query's “\(name)” cannot be \(shown); it is \(limit).", field: name)
    }
}
