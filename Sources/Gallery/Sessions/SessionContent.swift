internal import Platform
internal import SwiftCN

/// What lies behind a session's lock.
struct SessionContent {
    private let catalogue: Catalogue
    /// The examples that were asked for.
    var examples: [LiveExample?]
    /// Grows with each change of any state.
    private(set) var revision = 0
    private(set) var history = History()
    var pages: FinishedPages
    var listeners = Listeners()
    var isEnded = false

    init(_ catalogue: Catalogue, isPrivate: Bool) {
        self.catalogue = catalogue
        pages = FinishedPages(limit: isPrivate ? FinishedPages.privateLimit : FinishedPages.sharedLimit)
        examples = Array(repeating: nil, count: catalogue.exhibits.count)
    }

    /// An example, made where it has not been asked for before.
    subscript(number: Int) -> LiveExample {
        mutating get {
            if let example = examples[number] { return example }
            let exhibit = catalogue.exhibits[number]
            // Every example was tried when the gallery opened; what is drawn without a fault once is never refused.
            let view =
                (try? exhibit.example.live(id: exhibit.id, action: exhibit.path, isInspected: false))
                ?? LiveView.empty
            let example = LiveExample(view)
            examples[number] = example
            return example
        }
        set { examples[number] = newValue }
    }

    /// The revision of the last change of any of these.
    func revision(of numbers: [Int]) -> Int {
        numbers.map { examples[$0]?.revision ?? 0 }.max() ?? 0
    }

    mutating func shown(
        _ numbers: [Int], answering refused: (number: Int, refusal: Refusal)? = nil
    ) -> [Int: Shown] {
        var shown: [Int: Shown] = [:]
        for number in numbers {
            shown[number] = self[number].shown(
                answering: refused?.number == number ? refused?.refusal : nil)
        }
        return shown
    }

    /// Notes what has become of examples whose states were these, and tells those who listen.
    mutating func record(_ before: [Int: [LiveView.StateValue]], by author: Change.Author) {
        let parts = before.sorted { $0.key < $1.key }.compactMap { number, states in
            Change.Part(number, from: states, to: self[number].shown().states)
        }
        guard !parts.isEmpty else { return }
        revision += 1
        for part in parts { self[part.example].changed(at: revision) }
        let change = Change(revision: revision, moment: .now, author: author, parts: parts)
        history.add(change)
        listeners.tell(change)
    }

    mutating func restore(
        _ values: [(number: Int, values: [(name: String, texts: [String])])], by author: Change.Author
    ) throws(Refusal) {
        var before: [Int: [LiveView.StateValue]] = [:]
        do throws(Refusal) {
            for (number, values) in values {
                let states = self[number].shown().states
                if try self[number].restore(values) { before[number] = states }
            }
        } catch {
            for (number, states) in before {
                _ = try self[number].restore(states.map { ($0.name, $0.texts) })
            }
            throw error
        }
        record(before, by: author)
    }

    mutating func reset(_ numbers: [Int]) {
        var before: [Int: [LiveView.StateValue]] = [:]
        for number in numbers where examples[number] != nil {
            before[number] = self[number].shown().states
            self[number].reset()
        }
        record(before, by: .reset)
    }

    mutating func step(_ author: Change.Author) throws(Refusal) -> Change? {
        let parts = author == .undo ? history.undoable?.map(\.reversed) : history.redoable
        guard let parts else { return nil }
        try restore(parts.map { ($0.example, $0.to.map { ($0.name, $0.texts) }) }, by: author)
        return history.changes.last
    }
}
