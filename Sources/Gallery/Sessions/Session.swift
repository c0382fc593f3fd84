internal import HTTP
internal import Platform
internal import SwiftCN

/// The state of every example, as those see it who share the session, and the pages that show it.
final class Session: Sendable {
    private let content: Locked<Content>

    /// What lies behind the session's lock.
    fileprivate struct Content {
        var examples: [LiveExample]
        /// Grows with each change of any state.
        var revision = 0
        var pages = FinishedPages()
    }

    /// Makes every example of the catalogue live. `isInspected` as `LiveView` has it.
    init(_ catalogue: Catalogue, isInspected: Bool) throws(OpeningError) {
        var examples: [LiveExample] = []
        for exhibit in catalogue.exhibits {
            do {
                let view = try exhibit.example.live(
                    id: exhibit.id, action: exhibit.path, isInspected: isInspected)
                examples.append(LiveExample(view))
            } catch {
                throw .faultyExample(exhibit.path, error)
            }
        }
        content = Locked(Content(examples: examples))
    }

    /// The page that shows these examples, finished before if none of them has changed since.
    func page(
        _ key: FinishedPages.Key, showing numbers: [Int], draw: ([Int: Shown]) -> Fragment
    ) -> FinishedPage {
        content.withLock { content in
            let revision = numbers.map { content.examples[$0].revision }.max() ?? 0
            if let finished = content.pages[key], finished.revision == revision { return finished }
            let shown = content.shown(numbers)
            let finished = FinishedPage(draw(shown), revision: revision)
            content.pages[key] = finished
            return finished
        }
    }

    /// These examples as they stand, for a page that is not kept. The one that was refused is drawn as the answer.
    func shown(_ numbers: [Int], answering refused: (number: Int, Refusal)? = nil) -> [Int: Shown] {
        content.withLock { $0.shown(numbers, answering: refused) }
    }

    /// Writes a post to an example, all of it or nothing, and tells what was pressed and what came of it.
    ///
    /// `named` is the control that the post itself names.
    func write(_ posted: [Write], to number: Int, by named: String?) throws(Refusal) -> Written {
        try content.withLock { content throws(Refusal) in
            let controls = content.examples[number].rendering().controls
            if try content.examples[number].write(posted) {
                content.revision += 1
                content.examples[number].changed(at: content.revision)
            }
            let contract = content.examples[number].rendering().contract
            return Written(
                control: controls.first { $0.id == named }?.id ?? controls.pressed(by: posted),
                states: content.examples[number].view.states(in: contract))
        }
    }

    /// What has been done so far.
    var counts: Counts {
        content.withLock { content in
            Counts(
                revision: content.revision, drawings: content.examples.map(\.drawings),
                pages: content.pages.finished,
                keptPages: content.pages.count)
        }
    }

    /// What came of a post.
    struct Written: Sendable {
        /// The id of the pressed control's element; nil where none is known.
        let control: String?
        let states: [LiveView.StateValue]
    }

    /// What a session has done, for tests.
    struct Counts: Sendable, Equatable {
        var revision: Int
        /// How often each example was drawn.
        var drawings: [Int]
        /// How many pages were finished, and how many of them are kept.
        var pages: Int
        var keptPages: Int
    }
}

extension Session.Content {
    fileprivate mutating func shown(
        _ numbers: [Int], answering refused: (number: Int, refusal: Refusal)? = nil
    ) -> [Int: Shown] {
        var shown: [Int: Shown] = [:]
        for number in numbers {
            shown[number] = examples[number].shown(
                answering: refused?.number == number ? refused?.refusal : nil)
        }
        return shown
    }
}
