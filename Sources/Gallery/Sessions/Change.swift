internal import Platform
internal import SwiftCN

/// One step in the life of a session: what became of which examples, when, and by what.
struct Change: Sendable {
    /// What has made a change.
    enum Author: String, Sendable, CaseIterable {
        case form, json, undo, redo, restore, reset
    }

    /// What became of one example: those of its states that are another than before.
    struct Part: Sendable {
        /// Its number in the catalogue.
        var example: Int
        var from: [LiveView.StateValue]
        var to: [LiveView.StateValue]

        /// The step back.
        var reversed: Part { Part(example: example, from: to, to: from) }

        /// Nil where nothing is another.
        init?(_ example: Int, from: [LiveView.StateValue], to: [LiveView.StateValue]) {
            let changed = zip(from, to).filter { $0.texts != $1.texts }
            guard !changed.isEmpty else { return nil }
            self.init(example: example, from: changed.map(\.0), to: changed.map(\.1))
        }

        private init(example: Int, from: [LiveView.StateValue], to: [LiveView.StateValue]) {
            self.example = example
            self.from = from
            self.to = to
        }
    }

    /// The revision of the session that it made.
    var revision: Int
    var moment: Moment
    var author: Author
    var parts: [Part]
}
