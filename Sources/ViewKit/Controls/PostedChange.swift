/// Reads a post against a contract: what each state would become, and what is wrong with it.
struct PostedChange {
    private let contract: FormContract
    private let current: (String) -> [String]
    /// What each state that was spoken of becomes.
    private(set) var values: [String: [String]] = [:]
    private(set) var faults: [Refusal.Fault] = []
    /// The Sets that this post has begun to set to exactly what it lists.
    private var listed: Set<String> = []

    init(_ posted: [Write], contract: FormContract, current: @escaping (String) -> [String]) {
        self.contract = contract
        self.current = current
        for write in posted { apply(write) }
        for field in contract.fields { check(field) }
    }

    private mutating func apply(_ write: Write) {
        let (state, verb) = Verb.split(write.name)
        guard let field = contract[state] else {
            let names = contract.fields.map(\.name)
            refuse(
                write, state, "There is no state \"\(state)\" here; the states are \(names.quotedList).",
                allowed: names)
            return
        }
        guard field.isEnabled else {
            refuse(write, state, "\"\(state)\" is disabled and takes no value now.")
            return
        }
        switch (field.kind, verb) {
        case (.bool, .set): setBool(write, field)
        case (.bool, .toggle): values[state] = [value(of: state) == ["true"] ? "false" : "true"]
        case (.members, .set), (.members, .insert), (.members, .remove): changeMembers(write, field, verb)
        case (.members, .removeAll): removeAll(field)
        case (.optionalChoice, .removeAll): values[state] = []
        case (.choice, .set), (.optionalChoice, .set): choose(write, field)
        case (.text(let limit), .set): setText(write, field, limit)
        case (.integer(let range), .set): setInteger(write, field, range)
        default:
            refuse(
                write, state,
                "\"\(state)\" does not take \".\(verb.rawValue)\"; it takes \(field.kind.verbs(state)).")
        }
    }

    private func value(of state: String) -> [String] {
        values[state] ?? current(state)
    }

    private mutating func refuse(_ write: Write, _ state: String, _ message: String, allowed: [String] = []) {
        faults.append(
            Refusal.Fault(
                field: write.name, state: state, value: write.value, message: message, allowed: allowed))
    }

    private mutating func setBool(_ write: Write, _ field: FormContract.Field) {
        switch write.value {
        case "true", "on", "1": values[field.name] = ["true"]
        case "false", "off", "0": values[field.name] = ["false"]
        default:
            refuse(
                write, field.name, "\"\(field.name)\" cannot be \(write.value.quoted); it is true or false.",
                allowed: ["true", "false"])
        }
    }

    private mutating func changeMembers(_ write: Write, _ field: FormContract.Field, _ verb: Verb) {
        guard permit(write, field) else { return }
        var members = value(of: field.name)
        if verb == .set && listed.insert(field.name).inserted { members = [] }
        members.removeAll { $0 == write.value }
        if verb != .remove { members.append(write.value) }
        values[field.name] = members
    }

    /// Empties a Set; what is in but cannot be taken out by a press stays.
    private mutating func removeAll(_ field: FormContract.Field) {
        values[field.name] = value(of: field.name).filter { member in
            field.options.contains { $0.id == member && !$0.isEnabled }
        }
    }

    private mutating func choose(_ write: Write, _ field: FormContract.Field) {
        if write.value.isEmpty, field.kind == .optionalChoice,
            !field.options.contains(where: { $0.id.isEmpty })
        {
            values[field.name] = []
        } else if permit(write, field) {
            values[field.name] = [write.value]
        }
    }

    /// Whether the value is an option that may be chosen.
    private mutating func permit(_ write: Write, _ field: FormContract.Field) -> Bool {
        let option = field.options.first { $0.id == write.value }
        if option?.isEnabled == true { return true }
        let problem = option == nil ? "is not an option of" : "is a disabled option of"
        refuse(
            write, field.name,
            "\(write.value.quoted) \(problem) \"\(field.name)\"; allowed are \(field.allowed.quotedList).",
            allowed: field.allowed)
        return false
    }

    private mutating func setText(_ write: Write, _ field: FormContract.Field, _ limit: Int) {
        guard write.value.unicodeScalars.count <= limit else {
            refuse(
                write, field.name,
                "\"\(field.name)\" takes at most \(limit) characters; this has \(write.value.unicodeScalars.count)."
            )
            return
        }
        values[field.name] = [write.value]
    }

    private mutating func setInteger(_ write: Write, _ field: FormContract.Field, _ range: ClosedRange<Int>) {
        guard let number = Int(write.value), range.contains(number) else {
            refuse(
                write, field.name,
                "\"\(field.name)\" cannot be \(write.value.quoted); it is a whole number from \(range.lowerBound) to \(range.upperBound)."
            )
            return
        }
        values[field.name] = [String(number)]
    }

    /// What holds for the whole: how many members, and that a required field that was posted is filled in.
    private mutating func check(_ field: FormContract.Field) {
        guard let value = values[field.name] else { return }
        if let maximum = field.maximum, value.count > maximum {
            let message =
                "\"\(field.name)\" takes at most \(maximum) of \(field.allowed.quotedList) at a time, not \(value.quotedList)."
            faults.append(
                Refusal.Fault(
                    field: field.name, state: field.name, value: value.last, message: message,
                    allowed: field.allowed))
        }
        let isEmpty = value.isEmpty || value == [""] || (field.kind == .bool && value == ["false"])
        if field.isRequired && isEmpty {
            faults.append(
                Refusal.Fault(
                    field: field.name, state: field.name, value: value.first,
                    message: "\"\(field.title)\" is required.", allowed: field.allowed))
        }
    }
}

extension FieldKind {
    /// How a post may write such a state, as a sentence says it.
    public func verbs(_ name: String) -> String {
        switch self {
        case .bool: "\(name)=true, \(name)=false and \(name).toggle"
        case .members: "\(name)=…, \(name).insert=…, \(name).remove=… and \(name).removeAll"
        case .optionalChoice: "\(name)=… and \(name).removeAll"
        case .choice, .text, .integer: "\(name)=…"
        }
    }
}

extension String {
    /// In quotation marks, shortened where it is long.
    var quoted: String {
        let shown = unicodeScalars.prefix(80)
        let isWhole = shown.count == unicodeScalars.count
        return "\"\(String(String.UnicodeScalarView(shown)))\(isWhole ? "" : "…")\""
    }
}

extension [String] {
    /// As a sentence lists them; a long list ends with how many more there are.
    var quotedList: String {
        if isEmpty { return "none" }
        let shown = prefix(20).map(\.quoted).joined(separator: ", ")
        return count > 20 ? "\(shown) and \(count - 20) more" : shown
    }
}
