/// Reads a post against a contract: what each state would become, and what is wrong with it.
struct PostedChange {
    /// More than this many faults help nobody.
    private static let mostFaults = 20

    private let contract: FormContract
    private let current: (String) -> [String]
    /// What each state that was spoken of becomes.
    private(set) var values: [String: [String]] = [:]
    private(set) var faults: [Refusal.Fault] = []
    /// What each Set that was spoken of holds so far.
    private var members: [String: Set<String>] = [:]
    /// The Sets that this post has begun to set to exactly what it lists.
    private var listed: Set<String> = []

    init(_ posted: [Write], contract: FormContract, current: @escaping (String) -> [String]) {
        self.contract = contract
        self.current = current
        let overwritten = lastSettings(in: posted)
        for (index, write) in posted.enumerated() {
            let (state, verb) = Verb.split(write.name)
            if index >= overwritten[state] ?? 0 { apply(write, to: state, verb) }
        }
        for field in contract.fields {
            if let members = members[field.name] { values[field.name] = members.ordered(by: field.options) }
            check(field)
        }
    }

    /// Where each state that is no Set is set last; what the post says of it before does not count.
    private func lastSettings(in posted: [Write]) -> [String: Int] {
        var last: [String: Int] = [:]
        for (index, write) in posted.enumerated() {
            let (state, verb) = Verb.split(write.name)
            if verb == .set || verb == .removeAll, contract[state]?.kind != .members { last[state] = index }
        }
        return last
    }

    private mutating func apply(_ write: Write, to state: String, _ verb: Verb) {
        guard let field = contract[state] else {
            let fault = Refusal.Fault.unknown(state, among: contract.fields.map(\.name))
            refuse(write, state, fault.message, allowed: fault.allowed)
            return
        }
        guard field.isEnabled else {
            refuse(write, state, "\"\(state)\" is disabled and takes no value now.")
            return
        }
        switch (field.kind, verb) {
        case (.bool, .set): setBool(write, field)
        case (.bool, .toggle):
            values[state] = [(values[state] ?? current(state)) == ["true"] ? "false" : "true"]
        case (.members, .set), (.members, .insert), (.members, .remove): changeMembers(write, field, verb)
        case (.members, .removeAll): members[state] = locked(field)
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

    private mutating func refuse(
        _ write: Write, _ state: String, _ message: @autoclosure () -> String, allowed: [String] = []
    ) {
        guard faults.count < Self.mostFaults else { return }
        add(
            Refusal.Fault(
                field: write.name, state: state, value: write.value, message: message(), allowed: allowed))
    }

    private mutating func add(_ fault: Refusal.Fault) {
        if faults.count < Self.mostFaults { faults.append(fault) }
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
        let name = field.name
        if members[name] == nil { members[name] = Set(current(name)) }
        let staysIn = verb == .set && members[name]?.contains(write.value) == true
        guard let member = staysIn ? write.value : permitted(write, field) else { return }
        if verb == .set && listed.insert(name).inserted { members[name] = locked(field) }
        if verb == .remove {
            members[name]?.remove(member)
        } else {
            members[name]?.insert(member)
        }
    }

    /// The members that are in and that no press could take out: they stay.
    private func locked(_ field: FormContract.Field) -> Set<String> {
        (members[field.name] ?? Set(current(field.name))).filter { field.option($0)?.isEnabled == false }
    }

    private mutating func choose(_ write: Write, _ field: FormContract.Field) {
        let maySayNone = field.kind == .optionalChoice || field.isRequired
        if write.value.isEmpty, maySayNone, field.option("") == nil {
            values[field.name] = []
        } else if let choice = permitted(write, field) {
            values[field.name] = [choice]
        }
    }

    /// The option that the value stands for, where it may be chosen. What the state is already is no news, so that
    /// a press that was sent twice does no harm.
    private mutating func permitted(_ write: Write, _ field: FormContract.Field) -> String? {
        let option = field.option(write.value)
        if let option, option.isEnabled { return option.id }
        if option == nil, current(field.name).contains(write.value) { return write.value }
        // Enough is said already; to list what is allowed takes as long as there are options.
        guard faults.count < Self.mostFaults else { return nil }
        let problem = option == nil ? "is not an option of" : "is a disabled option of"
        let allowed = field.allowed
        refuse(
            write, field.name,
            "\(write.value.quoted) \(problem) \"\(field.name)\"; allowed are \(allowed.quotedList).",
            allowed: allowed)
        return nil
    }

    private mutating func setText(_ write: Write, _ field: FormContract.Field, _ limit: Int) {
        // As `maxlength` counts (HTML Living Standard, section 4.10.18.3).
        let length = write.value.utf16.count
        guard length <= limit || field.option(write.value)?.isEnabled == true else {
            refuse(
                write, field.name,
                "\"\(field.name)\" takes at most \(limit) characters; \(write.value.quoted) has \(length).")
            return
        }
        values[field.name] = [write.value]
    }

    private mutating func setInteger(_ write: Write, _ field: FormContract.Field, _ range: ClosedRange<Int>) {
        let isOffered = field.option(write.value)?.isEnabled == true
        guard let number = Int(write.value), isOffered || range.contains(number) else {
            refuse(
                write, field.name,
                "\"\(field.name)\" cannot be \(write.value.quoted); \(field.bounds ?? "")."
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
            add(
                Refusal.Fault(
                    field: field.name, state: field.name, value: value.last, message: message,
                    allowed: field.allowed))
        }
        if field.isRequired && field.isEmpty(value) {
            add(
                Refusal.Fault(
                    field: field.name, state: field.name, value: value.first,
                    message: "\"\(field.title)\" is required.", allowed: field.allowed))
        }
    }
}

extension FormContract.Field {
    /// Whether a value leaves the field as if nobody had filled it in.
    fileprivate func isEmpty(_ value: [String]) -> Bool {
        switch kind {
        case .bool: value == ["false"]
        case .text: value == [""]
        default: value.isEmpty
        }
    }
}

extension Set<String> {
    /// In the order of the options; what is no option comes last.
    fileprivate func ordered(by options: [Option]) -> [String] {
        let shown = options.map(\.id).filter(contains)
        return shown + subtracting(shown).sorted()
    }
}

extension FormContract.Field {
    /// What bounds its values, where that is no list.
    var bounds: String? {
        switch kind {
        case .integer(let range): "it is a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .text(let limit): "it takes at most \(limit) characters"
        default: nil
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
        let isWhole = shown.endIndex == unicodeScalars.endIndex
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
