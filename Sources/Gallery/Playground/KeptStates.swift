internal import SwiftCN

/// The states of a playground's preview as a session left them, with what each was at first.
///
/// What is kept of a component is one of these, however many addresses its playground has.
struct KeptStates: Sendable {
    private struct Kept: Sendable {
        let name: String
        let first: [String]
        let texts: [String]
    }

    private let states: [Kept]

    /// What a view's states have become; `firsts` are those before anything was written.
    init(_ states: [LiveView.StateValue], firsts: [LiveView.StateValue]) {
        self.states = zip(states, firsts).map { Kept(name: $0.name, first: $1.texts, texts: $0.texts) }
    }

    /// Puts back into a new view what still fits: a state that begins as it did, with a value that is still offered.
    func restore(to view: LiveView) {
        let contract = view.render().contract
        let firsts = view.states(in: contract)
        for kept in states {
            guard let now = firsts.first(where: { $0.name == kept.name }), now.texts == kept.first else {
                continue
            }
            var texts = kept.texts
            if now.kind == .members {
                let offered = Set(contract[kept.name]?.options.map(\.id) ?? [])
                texts = texts.filter(offered.contains)
            }
            // What is no longer offered is refused, and the state stays as it begins.
            _ = try? view.restore([(kept.name, texts)])
        }
    }
}
