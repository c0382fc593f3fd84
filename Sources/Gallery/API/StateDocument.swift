internal import HTTP
internal import SwiftCN

extension Exhibit {
    /// Where its state is as JSON.
    var statePath: String { "/api\(path)" }

    /// The example as JSON tells it: its state, and the controls that it offers.
    func document(_ shown: Shown) -> JSON {
        .object(
            head(shown).members + [
                JSON.Member("controls", .array(shown.rendering.controls.map(\.document))),
                JSON.Member("writes", .array(shown.rendering.contract.fields.map(\.document))),
            ])
    }

    /// The example as the answer to a write tells it: its state alone.
    func head(_ shown: Shown) -> JSON {
        .object(
            name + [JSON.Member("revision", .int(shown.revision)), JSON.Member("state", shown.states.json)])
    }

    /// The same, at any revision with these states.
    func revisedHead(_ shown: Shown) -> RevisedDocument {
        RevisedDocument(name, [JSON.Member("state", shown.states.json)])
    }

    private var name: [JSON.Member] {
        [
            JSON.Member("component", .string(component.slug)),
            JSON.Member("example", .string(example.slug)),
        ]
    }
}

/// An object of which everything but its revision is written already.
struct RevisedDocument: Sendable {
    private let start: [UInt8]
    private let end: [UInt8]

    /// - Parameters:
    ///   - first: The members before the revision.
    ///   - last: The members after it.
    init(_ first: [JSON.Member], _ last: [JSON.Member]) {
        // Without the number and what closes the one object, and without what opens the other.
        start = Array(JSON.object(first + [JSON.Member("revision", .int(0))]).bytes().dropLast(2))
        end = Array(JSON.object(last).bytes().dropFirst())
    }

    func bytes(at revision: Int) -> [UInt8] {
        start + revision.description.utf8 + CollectionOfOne(UInt8(ascii: ",")) + end
    }
}

extension JSON {
    fileprivate var members: [Member] { object ?? [] }
}

extension Control {
    /// The control as JSON tells it.
    var document: JSON {
        var members: [JSON.Member] = [
            JSON.Member("id", .string(id)), JSON.Member("role", .string(role.rawValue)),
            JSON.Member("name", .string(name)),
        ]
        if let description { members.append(JSON.Member("description", .string(description))) }
        if let state { members.append(JSON.Member(stateName, .string(state.rawValue))) }
        if !value.isEmpty { members.append(JSON.Member("value", .array(value.map(JSON.string)))) }
        members.append(JSON.Member("enabled", .bool(isEnabled)))
        if !press.isEmpty { members.append(JSON.Member("press", .array(press.map(\.document)))) }
        members.append(JSON.Member("fields", .array(offers.map { .string($0.field) })))
        return .object(members)
    }

    /// What its state is called, after the ARIA attribute.
    private var stateName: String {
        switch role {
        case .toggleButton: "pressed"
        case .disclosure: "expanded"
        default: "checked"
        }
    }
}

extension Write {
    fileprivate var document: JSON { ["name": .string(name), "value": .string(value)] }
}

extension FormContract.Field {
    /// A state that can be written, and how, as JSON tells it.
    var document: JSON {
        var members: [JSON.Member] = [
            JSON.Member("state", .string(name)), JSON.Member("title", .string(title)),
            JSON.Member("kind", .string(kind.name)), JSON.Member("enabled", .bool(isEnabled)),
            JSON.Member("required", .bool(isRequired)),
        ]
        switch kind {
        case .text(let limit): members.append(JSON.Member("maximumLength", .int(limit)))
        case .integer(let range):
            members.append(JSON.Member("minimum", .int(range.lowerBound)))
            members.append(JSON.Member("maximum", .int(range.upperBound)))
        case .bool: break
        case .members, .choice, .optionalChoice:
            members.append(JSON.Member("options", .array(options.map(\.document))))
        }
        if let maximum { members.append(JSON.Member("maximumSelection", .int(maximum))) }
        return .object(members)
    }
}

extension Option {
    fileprivate var document: JSON {
        ["id": .string(id), "title": .string(title), "enabled": .bool(isEnabled)]
    }
}

extension FieldKind {
    /// The name of the kind in JSON.
    var name: String {
        switch self {
        case .bool: "bool"
        case .members: "set"
        case .choice: "choice"
        case .optionalChoice: "optional"
        case .text: "text"
        case .integer: "integer"
        }
    }

    /// What a JSON value of this kind is, as a sentence says it.
    var jsonName: String {
        switch self {
        case .bool: "true or false"
        case .members: "an array of option ids, each once"
        case .choice: "an option's id"
        case .optionalChoice: "an option's id, or null for none"
        case .text: "a string"
        case .integer: "a whole number"
        }
    }

    /// The form texts of a JSON value; nil where it is not of this kind.
    func texts(of value: JSON) -> [String]? {
        switch (self, value) {
        case (.bool, .bool(let isOn)): return [isOn ? "true" : "false"]
        case (.integer, .int), (.integer, .double): return value.int.map { [String($0)] }
        case (.choice, .string(let text)), (.optionalChoice, .string(let text)), (.text, .string(let text)):
            return [text]
        case (.optionalChoice, .null): return []
        case (.members, .array(let values)):
            let texts = values.compactMap(\.string)
            return Set(texts).count == values.count ? texts : nil
        default: return nil
        }
    }
}
