/// The part of a state's box that does not depend on its type.
class AnyStateBox {
    /// The property's name; empty until the example is made.
    fileprivate(set) var name = ""
    /// Whose state it is; nil until the example is made, and after it is gone.
    ///
    /// The two hold each other, until the store lets go.
    fileprivate(set) final var store: StateStore? {
        didSet { owner = store?.identity ?? 0 }
    }
    /// The identity of that store; 0 for none.
    private final var owner: UInt = 0

    /// What a press that toggles it does, and its value, where it is a Bool: that is what most controls do, and it need not
    /// be tried for each of them.
    private(set) final var toggling: (pressing: Pressing, isOn: Bool)?
    private final var settings: (toOff: Pressing, toOn: Pressing)?

    /// Whether it is one of the states in the store of that identity.
    final func isIn(_ identity: UInt) -> Bool {
        identity != 0 && owner == identity
    }

    /// Has no store any more.
    func detach() {
        store = nil
    }

    /// Notes that it is a Bool, and of that value.
    fileprivate final func note(isOn: Bool) {
        let known = settings ?? (Pressing(setting: name, to: false), Pressing(setting: name, to: true))
        settings = known
        toggling = (isOn ? known.toOff : known.toOn, isOn)
    }

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

    /// Makes what sets the value as it stands.
    func assignmentOfValue() -> () -> Void { {} }

    /// Back to the first value.
    func reset() {}
}

/// The box behind one `@State`.
final class StateBox<Value>: AnyStateBox, BindingSource {
    private let first: Value
    private var committed: Value
    /// What an action under way has made of it; else the same as `committed`.
    private var current: Value
    private var isRecorded = false
    /// The one change of an action under way that is not made in `current` yet: its record, and what makes it.
    private var pending: (record: Record, make: () -> Void)?
    private var codec: StateCodec<Value>?

    init(_ value: Value) {
        first = value
        committed = value
        current = value
    }

    /// The value; a write goes where the store says: recorded, made, or refused as a fault of the view.
    var value: Value {
        get {
            if pending != nil { makePending() }
            return current
        }
        set {
            guard let store else { return commit(newValue) }
            switch store.mode {
            case .recording:
                touch(in: store)
                pending = nil
                current = newValue
            case .drawing:
                EnvironmentScope.current?.report(.writeWhileDrawing(name))
            case .open:
                commit(newValue)
            }
        }
    }

    override var kind: FieldKind { codec?.kind ?? .bool }
    override var texts: [String] { codec?.texts(committed) ?? [] }
    override var cases: [String] { codec?.cases ?? [] }
    override var isFirst: Bool { texts.sorted() == codec?.texts(first).sorted() }
    var box: AnyStateBox? { self }

    override func attach(to store: StateStore, as name: String) -> Bool {
        _ = super.attach(to: store, as: name)
        codec = StateCodec(of: committed)
        codec?.learn(committed)
        noteBool()
        return codec != nil
    }

    override func takeRecord() -> Record {
        guard isRecorded, let codec else { return super.takeRecord() }
        isRecorded = false
        if let record = pending?.record {
            pending = nil
            return record
        }
        let new = current
        current = committed
        codec.learn(new)
        return codec.record(name, committed, new)
    }

    override func assignment(of texts: [String]) -> (() -> Void)? {
        guard let value = codec?.make(texts) else { return nil }
        return { self.commit(value) }
    }

    override func assignmentOfValue() -> () -> Void {
        let value = committed
        return { [unowned self] in commit(value) }
    }

    func learn(_ value: Value) {
        codec?.learn(value)
    }

    override func reset() {
        commit(first)
    }

    private func commit(_ value: Value) {
        committed = value
        current = value
        noteBool()
    }

    private func noteBool() {
        if let isOn = codec?.isOn?(committed) { note(isOn: isOn) }
    }

    private func touch(in store: StateStore) {
        guard !isRecorded else { return }
        store.touched.append(self)
        isRecorded = true
    }

    private func makePending() {
        guard let change = pending else { return }
        pending = nil
        change.make()
    }
}

extension StateBox {
    /// Records that a member comes or goes, if that is the first thing that an action does. The Set that comes of it is
    /// not made unless somebody asks for it: that would cost as much as it has members, for every one of their controls.
    ///
    /// - Returns: Whether it was recorded; if not, nothing has happened.
    func record<Member>(_ member: Member, isIn: Bool) -> Bool where Value == Set<Member> {
        guard let store, store.mode == .recording, !isRecorded, current.contains(member) != isIn else {
            return false
        }
        codec?.learn([member])
        touch(in: store)
        let text = memberText(member)
        let verb: Verb = isIn ? .insert : .remove
        let record = Record(
            field: name, writes: [Write("\(name).\(verb.rawValue)", text)], members: [text],
            all: { [current] in
                current.changed(member, isIn: isIn).map { memberText($0) }.sorted()
            })
        pending = (record, { [unowned self] in current = current.changed(member, isIn: isIn) })
        return true
    }
}

extension Set {
    /// The Set after a member has come or gone.
    fileprivate func changed(_ member: Element, isIn: Bool) -> Set {
        isIn ? union(CollectionOfOne(member)) : filter { $0 != member }
    }
}
