internal import HTTP
internal import Platform

/// An answer that waits for a change of a session.
final class LongPoll: DeferredResponse {
    let patience: Int
    private let listening: Listening
    private let numbers: [Int]
    private let revision: Int
    private let make: @Sendable () -> Response

    /// Waits until one of these examples has changed after a revision, or the session has ended.
    init(
        _ session: Session, examples numbers: [Int], after revision: Int, patience: Int,
        answer make: @escaping @Sendable () -> Response
    ) {
        listening = Listening(to: session)
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
        listening.join { content in
            isDue = content.isEnded || content.revision(of: self.numbers) > revision
        } to: { news in
            guard let news, !news.change.parts.contains(where: { numbers.contains($0.example) }) else {
                return tell()
            }
        }
        if isDue { tell() }
    }

    func answer() -> Response {
        cancel()
        return make()
    }

    func cancel() { listening.leave() }
}

extension Gallery {
    /// How long a long poll waits at most, in seconds.
    static let longestWait = 60

    /// The answer now, or with `?after=REVISION&wait=SECONDS` once one of these examples has changed after that
    /// revision, or so many seconds have gone by. Where the session ends meanwhile, that is the answer. Without a revision it is the present one, without seconds 30.
    func poll(
        _ request: Request, _ session: Session, examples numbers: [Int],
        _ make: @escaping @Sendable ([Shown], _ revision: Int) -> Response
    ) throws(Problem) -> Response {
        let query = request.queryFields
        let answer = { @Sendable in
            if let name = session.name, session.pulse.isEnded {
                return self.refuse(Sessions.unknown(name), of: request)
            }
            let (revision, shown) = session.snapshot(numbers)
            return make(shown, revision)
        }
        let present = session.revision(of: numbers)
        let after = try query.number("after", within: 0...Int.max, "a revision")
        let longest = Self.longestWait
        let wait = try query.number("wait", within: 0...longest, "a number of seconds from 0 to \(longest)")
        let patience = wait ?? (after == nil ? 0 : 30)
        guard patience > 0, present <= after ?? present else { return answer() }
        var response = Response(.ok)
        response.deferred = LongPoll(
            session, examples: numbers, after: after ?? present, patience: patience, answer: answer)
        return response
    }
}

extension FormFields {
    /// The whole number of that name; nil where there is none. `what` says what it is.
    fileprivate func number(_ name: String, within range: ClosedRange<Int>, _ what: String) throws(Problem)
        -> Int?
    {
        guard let text = last(of: name) else { return nil }
        if let number = Int(text), range.contains(number) { return number }
        throw Problem(
            .unprocessableContent, "The query's “\(name)” cannot be “\(text.prefix(40))”; it is \(what).",
            field: name)
    }
}
