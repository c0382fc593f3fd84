/// The states of one example, by name.
final class StateStore {
    /// Where a write to a state goes.
    enum Mode {
        /// Nowhere: the view is being drawn.
        case drawing
        /// Into the record of an action.
        case recording
        /// Into the state.
        case open
    }

    private(set) var boxes: [AnyStateBox] = []
    var mode = Mode.open
    /// The boxes that the action under way has written, in order.
    var touched: [AnyStateBox] = []

    /// Tells it from any other, for whoever only compares: to look at a store itself is to count a reference to it. Never 0.
    var identity: UInt { UInt(bitPattern: ObjectIdentifier(self)) }

    /// No states.
    init() {}

    /// Takes the states among the view's properties.
    init(of view: some View) throws(ViewFault) {
        for child in Mirror(reflecting: view).children {
            guard let state = child.value as? any StateHolding, let label = child.label else { continue }
            let box = state.anyBox
            guard box.attach(to: self, as: String(label.drop { $0 == "_" })) else {
                throw .unsupportedState(label, type: state.valueType)
            }
            boxes.append(box)
        }
    }

    /// Lets go of the boxes: their example is gone.
    func end() {
        for box in boxes { box.detach() }
        boxes = []
    }

    /// Runs an action without letting it change anything, and tells what it would write.
    func record(_ action: () -> Void) -> [Record] {
        let outer = mode
        mode = .recording
        action()
        mode = outer
        // Nearly every action writes one state.
        if touched.count == 1 { return [touched.removeLast().takeRecord()] }
        let records = touched.map { $0.takeRecord() }
        touched.removeAll(keepingCapacity: true)
        return records
    }

    /// The box of that name.
    subscript(name: String) -> AnyStateBox? {
        boxes.first { $0.name == name }
    }
}

/// What an action writes to one state.
final class Record {
    let field: String
    /// As a form posts it.
    let writes: [Write]
    /// The members or the values that the write speaks of.
    let members: [String]
    /// For a Set, all that would be in.
    private let all: (() -> [String])?

    init(field: String, writes: [Write], members: [String], all: (() -> [String])? = nil) {
        self.field = field
        self.writes = writes
        self.members = members
        self.all = all
    }

    /// The writes of a press.
    ///
    /// A toggle puts its member in or takes it out, whatever else is in by then. An action of one's own says what
    /// the Set becomes, and so does a toggle where only one member may be in.
    func writes(of meaning: ControlMeaning, atMost maximum: Int?) -> [Write] {
        guard let all else { return writes }
        let insertsOnly = maximum == 1 && writes.first?.name == "\(field).insert"
        guard meaning.role == .button || insertsOnly else { return writes }
        let members = all()
        return members.isEmpty ? [Write("\(field).removeAll", "")] : members.map { Write(field, $0) }
    }

    /// For one member that comes, that it goes, and the other way round; nil for any other record.
    var opposite: Record? {
        guard let write = writes.first, writes.count == 1, members.count == 1 else { return nil }
        let (state, verb) = Verb.split(write.name)
        guard state == field, verb == .insert || verb == .remove else { return nil }
        let opposite: Verb = verb == .insert ? .remove : .insert
        return Record(
            field: field, writes: [Write("\(field).\(opposite.rawValue)", write.value)], members: members)
    }
}

extension [Record] {
    /// All that they write, in order.
    var writes: [Write] {
        count == 1 ? self[0].writes : flatMap(\.writes)
    }

    /// The writes of a press that has made them.
    func writes(of meaning: ControlMeaning, atMost maximum: Int?) -> [Write] {
        count == 1
            ? self[0].writes(of: meaning, atMost: maximum)
            : flatMap { $0.writes(of: meaning, atMost: maximum) }
    }
}
