internal import Platform
internal import SwiftCN

/// What lies behind a session's lock.
struct SessionContent {
    private let catalogue: Catalogue
    /// The examples that somebody has changed, or tried to, in this session.
    var examples: [LiveExample?]
    private let keepsDrawings: Bool
    private let pulse: SessionPulse
    private(set) var history = History()
    var listeners = Listeners()

    init(_ catalogue: Catalogue, pulse: SessionPulse, keepsDrawings: Bool) {
        self.catalogue = catalogue
        self.pulse = pulse
        self.keepsDrawings = keepsDrawings
        examples = Array(repeating: nil, count: catalogue.exhibits.count)
    }

    /// Grows with each change of any state.
    var revision: Int { pulse.revision }

    /// Whether the session is over.
    var isEnded: Bool { pulse.isEnded }

    /// An example that can be changed, made where nobody has tried to before.
    subscript(number: Int) -> LiveExample {
        mutating get {
            if let example = examples[number] { return example }
            let example = catalogue.exhibits[number].live()
            examples[number] = example
            return example
        }
    }

    /// An example as it stands. One that nobody has changed looks the same in every session.
    mutating func shown(_ number: Int) -> Shown {
        if examples[number] == nil, keepsDrawings { return catalogue.exhibits[number].first.value }
        return self[number].shown()
    }

    /// Lets go of what is drawn of these.
    mutating func forget(_ numbers: [Int]) {
        for number in numbers { examples[number]?.forget() }
    }

    /// The revision of the last change of any of these.
    func revision(of numbers: [Int]) -> Int {
        var latest = 0
        for number in numbers { latest = max(latest, examples[number]?.revision ?? 0) }
        return latest
    }

    /// These examples as they stand, with the revision of the whole session.
    mutating func snapshot(_ numbers: [Int]) -> (revision: Int, shown: [Shown]) {
        (revision, numbers.map { shown($0) })
    }

    mutating func shown(
        _ numbers: [Int], answering refused: (number: Int, refusal: Refusal)? = nil
    ) -> ShownExamples {
        var shown = ShownExamples(capacity: numbers.count)
        for number in numbers {
            let isRefused = refused?.number == number
            let example = isRefused ? self[number].shown(answering: refused?.refusal) : self.shown(number)
            shown.add(example, number)
        }
        return shown
    }

    /// Notes what has become of examples whose states were these, and tells those who listen.
    ///
    /// - Returns: What has become of each that is another than before.
    @discardableResult
    mutating func record(_ before: [Int: [LiveView.StateValue]], by author: Change.Author) -> [Change.Part] {
        let parts = before.sorted { $0.key < $1.key }.compactMap { number, states in
            Change.Part(number, from: states, to: self[number].shown().states)
        }
        if !parts.isEmpty { record(parts, by: author) }
        return parts
    }

    private mutating func record(_ parts: [Change.Part], by author: Change.Author) {
        pulse.change()
        let revision = revision
        for part in parts { examples[part.example]?.changed(at: revision) }
        let change = Change(revision: revision, moment: .now, author: author, parts: parts)
        history.add(change)
        listeners.tell(change)
    }

    /// Goes a step of an example once more; false where that is not possible.
    mutating func go(_ step: Step, of number: Int, by author: Change.Author) -> Bool {
        guard examples[number]?.go(step) == true else { return false }
        record(step.parts, by: author)
        return true
    }

    /// Puts states back, of several examples, all of them or none. Each example's values are read with its states at hand.
    mutating func restore(_ values: [Restored], by author: Change.Author) throws(Refusal) {
        var before: [Int: [LiveView.StateValue]] = [:]
        for (number, read) in values {
            let states = shown(number).states
            let isUntouched = examples[number] == nil
            do throws(Refusal) {
                if try self[number].restore(read(states)) {
                    before[number] = states
                } else if isUntouched {
                    examples[number] = nil
                }
            } catch {
                for (number, states) in before { self[number].put(states) }
                throw error.within(catalogue.exhibits[number])
            }
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

    /// Takes the last change back, or makes the one again that was taken back last; nil where there is none.
    mutating func step(_ author: Change.Author) -> Change? {
        let parts = author == .undo ? history.undoable?.map(\.reversed) : history.redoable
        guard let parts else { return nil }
        var before: [Int: [LiveView.StateValue]] = [:]
        for part in parts {
            before[part.example] = self[part.example].shown().states
            self[part.example].put(part.to)
        }
        record(before, by: author)
        return history.changes.last
    }
}

/// The values that an example's states get back, once its states are known.
typealias Restored = (
    number: Int, read: @Sendable ([LiveView.StateValue]) throws(Refusal) -> [(name: String, texts: [String])]
)

extension Refusal {
    /// The same, saying which example it speaks of.
    fileprivate func within(_ exhibit: Exhibit) -> Refusal {
        let place = "\(exhibit.component.slug)/\(exhibit.example.slug)"
        var refusal = self
        for index in refusal.faults.indices {
            refusal.faults[index].field = "\(place)/\(refusal.faults[index].field)"
            refusal.faults[index].message = "In \(place): \(refusal.faults[index].message)"
        }
        return refusal
    }
}
