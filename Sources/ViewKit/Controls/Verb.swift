/// What a posted field does to its state.
enum Verb: String {
    case set = ""
    case toggle
    case insert
    case remove
    case removeAll

    /// The state and the verb in a field's name; what follows a full stop and is no verb belongs to the name.
    static func split(_ name: String) -> (state: String, verb: Verb) {
        guard let stop = name.utf8.lastIndex(of: UInt8(ascii: ".")),
            let verb = Verb(rawValue: String(name[name.utf8.index(after: stop)...])), verb != .set
        else { return (name, .set) }
        return (String(name[..<stop]), verb)
    }
}
