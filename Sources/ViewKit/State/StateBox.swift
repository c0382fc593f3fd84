/// The part of a state's box that does not depend on its type.
class AnyStateBox {
    /// The property's name; empty until the example is made.
    fileprivate(set) var name = ""
    /// Whose state it is; nil until the example is made, and after it is gone.
    fileprivate(set) weak var store: StateStore?

    /// What kind of form field carries it.
    var kind: FieldKind { .bool }
    /// The value as form texts: one, or one for each member of a Set, or none for nil.
    var texts: [String] { [] }
    /// All the values that its type has, where that is a list.
    var cases: [String] { [] }
    /// Whether the value is the first one.
    var isFirst: Bool { true }

    /// Takes its place in a store; false where the type cannot be a state.
    func attach(to store: StateStore, as name: String) -> Bool {
        self.store = store
        self.name = name
        return true
    }

    /// What an action has written since recording began, as the writes that a form would post; ends the recording.
    func takeRecord() -> Record { Record(field: name, writes: [], members: []) }

    /// Makes a value of texts, without setting it; nil where the type has no such value.
    func assignment(of texts: [String]) -> (() -> Void)? { nil }

    /// Back to the first value.
    func reset() {}
}

/// The box behind one `@State`.
final class StateBox<Value>: AnyStateBox {
    private let first: Value
    private var committed: Value
    private var recorded: Value?
    private var codec: StateCodec<Value>?

    init(_ value: Value) {
        first = value
        committed = value
    }

    /// The value; a write goes where the store says: recorded, made, or refused as a fault of the view.
    var value: Value {
        get { recorded ?? committed }
        set {
            guard let store else {
                committed = newValue
                return
            }
            switch store.mode {
            case .recording:
                if recorded == nil { store.touched.append(self) }
                recorded = newValue
            case .drawing:
                EnvironmentScope.current?.faults.append(.writeWhileDrawing(name))
            case .open:
                committed = newValue
            }
        }
    }

    override var kind: FieldKind { codec?.kind ?? .bool }
    override var texts: [String] { codec?.texts(committed) ?? [] }
    override var cases: [String] { codec?.cases ?? [] }
    override var isFirst: Bool { texts.sorted() == codec?.texts(first).sorted() }

    override func attach(to store: StateStore, as name: String) -> Bool {
        _ = super.attach(to: store, as: name)
        codec = StateCodec(of: committed)
        codec?.learn(committed)
        return codec != nil
    }

    override func takeRecord() -> Record {
        defer { recorded = nil }
        guard let recorded, let codec else { return super.takeRecord() }
        codec.learn(recorded)
        return codec.record(name, committed, recorded)
    }

    override func assignment(of texts: [String]) -> (() -> Void)? {
        guard let value = codec?.make(texts) else { return nil }
        return { self.committed = value }
    }

    /// Remembers a value that a control offers, so that its text leads back to it.
    func learn(_ value: Value) {
        codec?.learn(value)
    }

    override func reset() {
        committed = first
    }
}
