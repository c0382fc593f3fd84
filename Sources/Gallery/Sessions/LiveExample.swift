internal import SwiftCN

/// An example as one session has it, with its drawing for as long as its state stands.
struct LiveExample {
    let view: LiveView
    /// The revision of its last change.
    private(set) var revision = 0
    /// How often it was drawn.
    private(set) var drawings = 0
    private var kept: Rendering? { didSet { panels = KeptPanels() } }
    private var panels = KeptPanels()

    /// `drawn` is how it looks now, where that is known.
    init(_ view: LiveView, drawn: Rendering? = nil) {
        self.view = view
        kept = drawn
    }

    /// Its drawing, made where none is kept.
    mutating func rendering() -> Rendering {
        if let kept { return kept }
        let rendering = view.render()
        drawings += 1
        kept = rendering
        return rendering
    }

    /// It as a page shows it; drawn anew as the answer to a refused post.
    mutating func shown(answering refusal: Refusal? = nil) -> Shown {
        let contract = rendering().contract
        return Shown(
            revision: revision,
            rendering: refusal.map { view.render(answering: $0) } ?? rendering(),
            states: view.states(in: contract),
            refusal: refusal,
            panels: refusal == nil ? panels : KeptPanels())
    }

    /// Writes a post, all of it or nothing; then its drawing no longer stands.
    ///
    /// - Returns: Whether anything is another than before.
    mutating func write(_ posted: [Write]) throws(Refusal) -> Bool {
        let contract = rendering().contract
        guard !posted.isEmpty else { throw .nothingPosted(contract) }
        guard try view.write(posted, against: contract) else { return false }
        kept = nil
        return true
    }

    /// Puts states back, all of them or none; then its drawing no longer stands.
    ///
    /// - Returns: Whether anything is another than before.
    mutating func restore(_ values: [(name: String, texts: [String])]) throws(Refusal) -> Bool {
        guard try view.restore(values) else { return false }
        kept = nil
        return true
    }

    /// Puts states back to values that they had; then its drawing no longer stands.
    mutating func put(_ states: [LiveView.StateValue]) {
        view.put(states.map { ($0.name, $0.texts) })
        kept = nil
    }

    /// Back to its first state.
    mutating func reset() {
        view.reset()
        kept = nil
    }

    /// Lets go of its drawing.
    mutating func forget() { kept = nil }

    /// Notes that its last change made this revision.
    mutating func changed(at revision: Int) {
        self.revision = revision
    }
}

/// An example as it is to be shown.
struct Shown: Sendable {
    /// The revision of its last change.
    let revision: Int
    let rendering: Rendering
    let states: [LiveView.StateValue]
    /// Why the post that the page answers was refused.
    let refusal: Refusal?
    /// Its panels, where they were drawn before.
    let panels: KeptPanels
}
