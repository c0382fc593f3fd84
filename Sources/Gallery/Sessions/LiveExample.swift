internal import SwiftCN
internal import Synchronization

/// An example as one session has it, with its drawing for as long as its state stands, and the one before: presses often go
/// to and fro.
final class LiveExample {
    let view: LiveView
    /// The revision of its last change.
    private(set) var revision = 0
    /// How often it was drawn.
    private(set) var drawings = 0
    private var kept: Drawing?
    private var before: Drawing?
    /// What was shown last.
    private var last: Shown?

    /// How it looks with states of these values, and what is told of these.
    private final class Drawing {
        /// Tells it from any other.
        let number = Drawing.count.add(1, ordering: .relaxed).newValue
        let rendering: Rendering
        let states: [LiveView.StateValue]
        /// The same values as the view tells them; they are asked for once these are about to change.
        private(set) lazy var texts = states.map(\.sortedTexts)
        /// What puts the states back to these values; nil until they are about to change.
        private(set) var moment: LiveView.Moment?
        let panels = KeptPanels()

        init(_ rendering: Rendering, of view: LiveView) {
            self.rendering = rendering
            states = view.states(in: rendering.contract)
        }

        /// Notes how to come back to it, for as long as the states are still as it shows them.
        func keepMoment(of view: LiveView) {
            if moment == nil { moment = view.moment }
        }

        private static let count = Atomic(0)
    }

    /// `drawn` is how it looks now, where that is known.
    init(_ view: LiveView, drawn: Rendering? = nil) {
        self.view = view
        kept = drawn.map { Drawing($0, of: view) }
    }

    /// Its drawing, made where none is kept.
    private func drawing() -> Drawing {
        if let kept { return kept }
        let drawing = Drawing(view.render(), of: view)
        drawings += 1
        kept = drawing
        return drawing
    }

    /// It as a page shows it; drawn anew as the answer to a refused post.
    func shown(answering refusal: Refusal? = nil) -> Shown {
        let drawing = drawing()
        if let refusal {
            return Shown(
                revision: revision, rendering: view.render(answering: refusal), states: drawing.states,
                refusal: refusal, panels: KeptPanels())
        }
        if let last, last.revision == revision, last.panels === drawing.panels { return last }
        let shown = Shown(
            revision: revision, rendering: drawing.rendering, states: drawing.states, refusal: nil,
            panels: drawing.panels)
        last = shown
        return shown
    }

    /// Writes a post, all of it or nothing; then its drawing no longer stands.
    ///
    /// - Returns: Whether anything is another than before.
    func write(_ posted: [Write]) throws(Refusal) -> Bool {
        let contract = drawing().rendering.contract
        guard !posted.isEmpty else { throw .nothingPosted(contract) }
        kept?.keepMoment(of: view)
        guard try view.write(posted, against: contract) else { return false }
        turn()
        return true
    }

    /// Puts states back, all of them or none; then its drawing no longer stands.
    ///
    /// - Returns: Whether anything is another than before.
    func restore(_ values: [(name: String, texts: [String])]) throws(Refusal) -> Bool {
        kept?.keepMoment(of: view)
        guard try view.restore(values) else { return false }
        turn()
        return true
    }

    /// Puts states back to values that they had; then its drawing no longer stands.
    func put(_ states: [LiveView.StateValue]) {
        kept?.keepMoment(of: view)
        view.put(states.map { ($0.name, $0.texts) })
        turn()
    }

    /// Back to its first state.
    func reset() {
        kept?.keepMoment(of: view)
        view.reset()
        turn()
    }

    /// The step that led to how it looks now; nil where it does not look otherwise than before.
    func lastStep(changing parts: [Change.Part]) -> Step? {
        guard let kept, let before else { return nil }
        return Step(from: before.number, to: kept.number, parts: parts)
    }

    /// Goes a step once more, if it looks as it did where the step started and did look before as it does where it ends.
    ///
    /// - Returns: Whether it has done so.
    func go(_ step: Step) -> Bool {
        guard let before, let kept, kept.number == step.from, before.number == step.to,
            let moment = before.moment
        else { return false }
        kept.keepMoment(of: view)
        moment.restore()
        (self.kept, self.before) = (before, kept)
        return true
    }

    /// Lets go of its drawing.
    func forget() {
        view.forgetDrawing()
        kept = nil
        before = nil
        last = nil
    }

    /// Its states may be others: its drawing becomes the one before.
    private func turn() {
        let texts = view.texts
        guard let drawn = kept, drawn.texts != texts else { return }
        if let before, before.texts == texts {
            kept = before
        } else {
            kept = nil
        }
        before = drawn
    }

    /// Notes that its last change made this revision.
    func changed(at revision: Int) {
        self.revision = revision
    }
}

/// What a write made of an example. What is written is decided by how the example looks, so the same write makes the same of it
/// wherever it looks the same.
struct Step: Sendable {
    /// The number of the drawing before, and of that after.
    fileprivate let from: Int
    fileprivate let to: Int
    let parts: [Change.Part]
}

/// An example as it is to be shown: an object, since pages pass on many of them.
final class Shown: Sendable {
    /// The revision of its last change.
    let revision: Int
    let rendering: Rendering
    let states: [LiveView.StateValue]
    /// Why the post that the page answers was refused.
    let refusal: Refusal?
    /// Its panels, where they were drawn before.
    let panels: KeptPanels

    init(
        revision: Int, rendering: Rendering, states: [LiveView.StateValue], refusal: Refusal?,
        panels: KeptPanels
    ) {
        self.revision = revision
        self.rendering = rendering
        self.states = states
        self.refusal = refusal
        self.panels = panels
    }
}
