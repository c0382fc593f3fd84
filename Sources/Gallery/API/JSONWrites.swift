internal import HTTP
internal import SwiftCN

extension FormContract {
    /// The writes of a JSON object, one member a state; they are checked as those of a form post are.
    func writes(of object: [JSON.Member]) throws(Refusal) -> [Write] {
        var writes: [Write] = []
        var faults: [Refusal.Fault] = []
        for member in object {
            // Not left to the check of posts, to which a name may end in a verb.
            guard let field = self[member.name] else {
                faults.append(.unknown(member.name, among: fields.map(\.name)))
                continue
            }
            if let texts = field.kind.texts(of: member.value), field.takes(texts) {
                writes += field.writes(of: texts)
            } else {
                faults.append(field.mismatch(member.value))
            }
        }
        guard faults.isEmpty else { throw Refusal(faults: faults, posted: []) }
        return writes
    }
}

extension FormContract.Field {
    /// In a form an empty text can stand for none; in JSON null does, and an empty text is an option's id.
    fileprivate func takes(_ texts: [String]) -> Bool {
        kind != .optionalChoice || texts != [""] || options.contains { $0.id.isEmpty }
    }

    fileprivate func writes(of texts: [String]) -> [Write] {
        texts.isEmpty ? [Write("\(name).removeAll", "")] : texts.map { Write(name, $0) }
    }

    fileprivate func mismatch(_ value: JSON) -> Refusal.Fault {
        let isList = kind == .choice || kind == .optionalChoice || kind == .members
        let options = isList ? " (\(allowed.map { "\"\($0)\"" }.joined(separator: ", ")))" : ""
        return Refusal.Fault(
            field: name, state: name, value: nil,
            message: "\"\(name)\" cannot be \(value.shortText); it is \(kind.jsonName)\(options).",
            allowed: kind == .bool ? ["true", "false"] : allowed)
    }
}

extension JSON {
    /// The value as a message shows it.
    var shortText: String {
        let text = self.text()
        return text.unicodeScalars.count <= 80 ? text : "\(String(text.unicodeScalars.prefix(80)))…"
    }
}
