internal import HTTP
internal import Platform
internal import SwiftCN
internal import Synchronization

/// The state of every example, as those see it who share the session, and the pages that show it.
final class Session: Sendable {
    /// The name of a private session; nil is the one that everybody shares who names none.
    let name: String?
    /// Tells this session from any other, also from one of the same name before or after it.
    let run: String
    private let fingerprint: Fingerprint
    /// Whether drawings and pages are kept; not where the benchmarks ask for the price of drawing everything each time.
    let keepsDrawings: Bool
    /// What can be told of it without its lock.
    let pulse: SessionPulse
    private let content: Locked<SessionContent>
    private let pages: Locked<FinishedPages>

    /// Makes a session. Its examples are made when somebody changes them, its pages kept where it is told.
    ///
    /// - Parameter clock: Milliseconds of a clock that never goes back.
    init(
        _ catalogue: Catalogue, name: String?, pages: Locked<FinishedPages>,
        clock: @escaping @Sendable () -> Int64, keepsDrawings: Bool = true
    ) {
        self.name = name
        pulse = SessionPulse(isPrivate: name != nil, clock: clock)
        self.keepsDrawings = keepsDrawings
        self.pages = pages
        fingerprint = Fingerprint(randomBytes(8))
        run = fingerprint.text
        content = Locked(SessionContent(catalogue, pulse: pulse, keepsDrawings: keepsDrawings))
    }

    /// Makes every example now, and looks for what is wrong with it.
    func inspect(_ catalogue: Catalogue) throws(OpeningError) {
        try content.withLock { content throws(OpeningError) in
            for (number, exhibit) in catalogue.exhibits.enumerated() {
                do throws(ViewFault) {
                    let view = try exhibit.example.live(
                        id: exhibit.id, action: exhibit.path, isInspected: true)
                    content.examples[number] = LiveExample(view)
                } catch {
                    throw .faultyExample(exhibit.path, error)
                }
            }
        }
    }

    /// The page that shows these examples, finished before if none of them has changed since.
    func page(
        _ page: Page, _ look: Look, showing numbers: [Int],
        draw: (ShownExamples, StandingPage?) -> (body: Body, standing: StandingPage)
    ) -> FinishedPage {
        let kept = pages.withLock { $0.page(page, look, of: fingerprint) }
        if let kept, kept.revision == revision(of: numbers) { return kept }
        // The page is put together without the lock: others need not wait for it.
        let (revision, shown) = content.withLock { content in
            if !keepsDrawings { content.forget(numbers) }
            return (content.revision(of: numbers), content.shown(numbers))
        }
        let (body, standing) = draw(shown, kept?.standing)
        let finished = FinishedPage(
            body, standing, revision: revision, look: kept?.look ?? look.fingerprint, run: run)
        pages.withLock { $0.keep(finished, page, look, of: fingerprint) }
        return finished
    }

    /// These examples as they stand, for a page that is not kept. The one that was refused is drawn as the answer.
    func shown(_ numbers: [Int], answering refused: (number: Int, Refusal)? = nil) -> ShownExamples {
        content.withLock { $0.shown(numbers, answering: refused) }
    }

    /// These examples as they stand, with the revision of the whole session.
    func snapshot(_ numbers: [Int]) -> (revision: Int, shown: [Shown]) {
        content.withLock { $0.snapshot(numbers) }
    }

    /// Writes to an example, all of it or nothing, and tells what was pressed and what came of it.
    ///
    /// `control` is the one that the post itself names. `check` is given the revision before, and may refuse by it.
    func write(
        to number: Int, by author: Change.Author, control named: String? = nil,
        check: (Int) throws(Problem) -> Void = { _ in },
        _ posted: (FormContract) throws(Refusal) -> [Write]
    ) throws(WriteRefusal) -> Written {
        try content.withLock { content throws(WriteRefusal) in
            do throws(Problem) { try check(content.revision(of: [number])) } catch { throw .problem(error) }
            do throws(Refusal) {
                let before = content.shown(number)
                let writes = try posted(before.rendering.contract)
                var step: Step?
                if try content[number].write(writes) {
                    let parts = content.record([number: before.states], by: author)
                    step = content[number].lastStep(changing: parts)
                }
                let controls = before.rendering.controls
                let pressed = controls.first { $0.id == named }?.id ?? controls.pressed(by: writes)
                return Written(control: pressed, shown: content[number].shown(), step: step)
            } catch {
                throw .refusal(error)
            }
        }
    }

    /// Makes a change of an example once more that a write has made of it.
    ///
    /// - Returns: The revision that it makes; nil where it cannot be made without a look at the write.
    func write(_ step: Step, to number: Int, by author: Change.Author) -> Int? {
        guard use() else { return nil }
        return content.withLock { content in
            !content.isEnded && content.go(step, of: number, by: author) ? content.revision : nil
        }
    }

    /// Puts states back, of several examples, all of them or none, and tells what came of the whole session. `check` is
    /// given the revision before, and may refuse by it.
    func restore(
        _ values: [Restored], check: (Int) throws(Problem) -> Void
    ) throws(WriteRefusal) -> (revision: Int, shown: [Shown]) {
        try content.withLock { content throws(WriteRefusal) in
            do throws(Problem) { try check(content.revision) } catch { throw .problem(error) }
            do throws(Refusal) {
                try content.restore(values, by: .restore)
            } catch {
                throw .refusal(error)
            }
            return content.snapshot(Array(content.examples.indices))
        }
    }

    /// Puts examples back to their first state, and tells what came of them. `check` is given the revision before, and may
    /// refuse by it.
    func reset(
        _ numbers: [Int], check: (Int) throws(Problem) -> Void
    ) throws(Problem) -> (revision: Int, shown: [Shown]) {
        try content.withLock { content throws(Problem) in
            try check(content.revision(of: numbers))
            content.reset(numbers)
            return content.snapshot(numbers)
        }
    }

    /// Takes the last change back, or makes the one again that was taken back last; nil where there is none. `check` is
    /// given the revision before, and may refuse by it.
    func step(_ author: Change.Author, check: (Int) throws(Problem) -> Void) throws(Problem) -> Change? {
        try content.withLock { content throws(Problem) in
            try check(content.revision)
            return content.step(author)
        }
    }

    /// The changes so far, and whether one can be taken back or made again.
    var history: History {
        content.withLock { $0.history }
    }

    /// Adds a listener to the changes after now, once `start` has seen how things stand. Both are called under the
    /// lock, so they must only look and pass on.
    func listen(
        from start: (inout SessionContent) -> Void, to listener: @escaping @Sendable (News?) -> Void
    ) -> Listeners.Ticket? {
        content.withLock { content in
            start(&content)
            return content.isEnded ? nil : content.listeners.add(listener)
        }
    }

    /// Notes that somebody asks for it; false where it is over.
    func use() -> Bool {
        if pulse.use() { return true }
        guard !pulse.isEnded, !isIdle else { return false }
        pulse.note()
        return true
    }

    /// Whether nobody has asked for it during so long, or listens to it.
    var isIdle: Bool {
        pulse.isStill && content.withLock { $0.listeners.count == 0 }
    }

    /// The revision of the last change of any of these examples.
    func revision(of numbers: [Int]) -> Int {
        content.withLock { $0.revision(of: numbers) }
    }

    /// A listener leaves.
    func leave(_ ticket: Listeners.Ticket) {
        content.withLock { $0.listeners.remove(ticket) }
    }

    /// The session is over: nobody can join, and once whoever is at work in it is done, those who listen are told.
    func end() {
        pulse.end()
        content.withLock { $0.listeners.tell(nil) }
    }

    /// What has been done so far.
    var counts: Counts {
        let (finished, kept) = pages.withLock { ($0.finished, $0.count) }
        return content.withLock { content in
            Counts(
                revision: content.revision, drawings: content.examples.map { $0?.drawings ?? 0 },
                pages: finished, keptPages: kept, listeners: content.listeners.count)
        }
    }

    /// What came of a post.
    struct Written: Sendable {
        /// The id of the pressed control's element; nil where none is known.
        let control: String?
        let shown: Shown
        /// How to make the same change again; nil where nothing changed.
        let step: Step?
    }

    /// What a session has done, for tests.
    struct Counts: Sendable, Equatable {
        var revision: Int
        /// How often each example was drawn.
        var drawings: [Int]
        /// How many pages were finished, and how many of them are kept; by all private sessions together.
        var pages: Int
        var keptPages: Int
        var listeners: Int
    }
}

/// Why a write was refused.
enum WriteRefusal: Error {
    /// By what the example offers.
    case refusal(Refusal)
    /// By what the request asked first.
    case problem(Problem)
}
