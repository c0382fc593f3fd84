internal import HTTP
internal import SwiftCN

extension [LiveView.StateValue] {
    /// The states as one JSON object.
    var json: JSON {
        .object(map { JSON.Member($0.name, $0.json) })
    }

    /// A line a state, as a shell shows them: `isOn = false`.
    var lines: String {
        map { "\($0.name) = \($0.json.text())\n" }.joined()
    }
}

extension LiveView.StateValue {
    /// The value as JSON has it: a Set is an array in the order of its options, none is null.
    var json: JSON {
        switch kind {
        case .bool: .bool(texts == ["true"])
        case .members: .array(texts.map(JSON.string))
        case .integer: texts.last.flatMap { Int($0) }.map(JSON.int) ?? .null
        case .choice, .optionalChoice, .text: texts.last.map(JSON.string) ?? .null
        }
    }
}
