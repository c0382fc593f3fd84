/// How the values of one state become form texts and come back.
///
/// An option's id may be of any Hashable type; its text leads back to it because the control that offers it has
/// shown it here first.
final class StateCodec<Value> {
    let kind: FieldKind
    let cases: [String]
    let texts: (Value) -> [String]
    let make: ([String]) -> Value?
    let record: (_ name: String, _ old: Value, _ new: Value) -> Record
    /// The value as a Bool; nil where the type is another.
    let isOn: ((Value) -> Bool)?
    private let note: ((Value) -> Void)?

    init(
        kind: FieldKind, cases: [String] = [], texts: @escaping (Value) -> [String],
        make: @escaping ([String]) -> Value?, record: ((String, Value, Value) -> Record)? = nil,
        isOn: ((Value) -> Bool)? = nil, note: ((Value) -> Void)? = nil
    ) {
        self.kind = kind
        self.cases = cases
        self.texts = texts
        self.make = make
        self.record =
            record ?? { name, _, new in
                let members = texts(new)
                return Record(
                    field: name, writes: [Write(name, members.first ?? "")], members: members)
            }
        self.isOn = isOn
        self.note = note
    }

    /// Remembers a value, so that its text leads back to it; where a text does so anyway, this is for nothing.
    func learn(_ value: @autoclosure () -> Value) { note?(value()) }
}

extension StateCodec {
    /// The codec for a state's type; nil where the type cannot be a state.
    convenience init?(of value: Value) {
        if let coded = value as? any StateCodable {
            guard let codec = Self.open(coded) else { return nil }
            self.init(codec)
        } else if MemberCodec<Value>.isPossible {
            let member = MemberCodec<Value>()
            self.init(
                kind: .choice, cases: member.cases, texts: { [member.text(of: $0)] },
                make: { $0.last.flatMap(member.value) }, note: member.isReadable ? nil : member.learn)
        } else {
            return nil
        }
    }

    private convenience init(_ codec: StateCodec) {
        self.init(
            kind: codec.kind, cases: codec.cases, texts: codec.texts, make: codec.make, record: codec.record,
            isOn: codec.isOn, note: codec.note)
    }

    private static func open<Coded: StateCodable>(_ value: Coded) -> StateCodec? {
        value.stateCodec() as? StateCodec
    }
}

/// A type with a codec of its own rather than that of a member.
protocol StateCodable {
    func stateCodec() -> StateCodec<Self>?
}

extension Bool: StateCodable {
    private static let on = ["true"]
    private static let off = ["false"]

    func stateCodec() -> StateCodec<Bool>? {
        StateCodec(
            kind: .bool, cases: ["false", "true"], texts: { $0 ? Self.on : Self.off },
            make: { $0.last.flatMap { Bool($0) } },
            isOn: { $0 })
    }
}

extension String: StateCodable {
    func stateCodec() -> StateCodec<String>? {
        // A String is a text where a text field is bound to it and a choice where options are.
        StateCodec(kind: .choice, texts: { [$0] }, make: { $0.last })
    }
}

extension Int: StateCodable {
    func stateCodec() -> StateCodec<Int>? {
        StateCodec(kind: .choice, texts: { [String($0)] }, make: { $0.last.flatMap { Int($0) } })
    }
}

extension Optional: StateCodable {
    func stateCodec() -> StateCodec<Wrapped?>? {
        guard MemberCodec<Wrapped>.isPossible else { return nil }
        let member = MemberCodec<Wrapped>()
        return StateCodec(
            kind: .optionalChoice, cases: member.cases, texts: { $0.map { [member.text(of: $0)] } ?? [] },
            make: { texts in
                guard let text = texts.last else { return .some(nil) }
                return member.value(text).map { .some($0) }
            },
            record: { name, old, new in
                guard let new else {
                    let members = old.map { [member.text(of: $0)] } ?? []
                    return Record(field: name, writes: [Write("\(name).removeAll", "")], members: members)
                }
                let text = member.text(of: new)
                return Record(field: name, writes: [Write(name, text)], members: [text])
            },
            note: member.isReadable ? nil : { $0.map(member.learn) })
    }
}

extension Set: StateCodable {
    func stateCodec() -> StateCodec<Set<Element>>? {
        guard MemberCodec<Element>.isPossible else { return nil }
        let member = MemberCodec<Element>()
        return StateCodec(
            kind: .members, texts: { $0.map(member.text).sorted() },
            make: { texts in
                var set = Set()
                for text in texts {
                    guard let value = member.value(text) else { return nil }
                    set.insert(value)
                }
                return set
            },
            record: { name, old, new in Record(name, from: old, to: new, text: member.text) },
            note: member.isReadable ? nil : { $0.forEach(member.learn) })
    }
}

extension Record {
    /// The shortest writes that lead from one Set to the other whatever has happened to it meanwhile.
    fileprivate convenience init<Member>(
        _ name: String, from old: Set<Member>, to new: Set<Member>, text: @escaping (Member) -> String
    ) {
        let added = new.subtracting(old).map(text)
        let removed = old.subtracting(new).map(text).sorted()
        let all = { new.map(text).sorted() }
        switch (added.count, removed.count) {
        case (1, 0):
            let writes = added.map { Write("\(name).insert", $0) }
            self.init(field: name, writes: writes, members: added, all: all)
        case (0, 1):
            let writes = removed.map { Write("\(name).remove", $0) }
            self.init(field: name, writes: writes, members: removed, all: all)
        default:
            let members = all()
            let writes = members.isEmpty ? [Write("\(name).removeAll", "")] : members.map { Write(name, $0) }
            self.init(field: name, writes: writes, members: members + removed, all: all)
        }
    }
}
