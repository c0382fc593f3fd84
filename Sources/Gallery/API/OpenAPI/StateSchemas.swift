internal import HTTP
internal import SwiftCN

extension FieldKind {
    /// The schema of any value of this kind, whatever the options are.
    var schema: JSON {
        switch self {
        case .bool: ["type": "boolean"]
        case .members: ["type": "array", "items": ["type": "string"]]
        case .choice, .text: ["type": "string"]
        case .optionalChoice: ["type": ["string", "null"]]
        case .integer: ["type": "integer"]
        }
    }
}

extension FormContract.Field {
    /// The schema of what can be written to it as it is drawn now.
    var schema: JSON {
        // A field that is disabled takes nothing now; its schema is that of what it shows.
        let ids = (allowed.isEmpty ? options.map(\.id) : allowed).map(JSON.string)
        var members = [JSON.Member("title", .string(title))]
        if !isEnabled {
            members += [JSON.Member("description", "Disabled at first."), JSON.Member("readOnly", true)]
        }
        switch kind {
        case .bool:
            members.append(isRequired ? JSON.Member("const", true) : JSON.Member("type", "boolean"))
        case .members:
            members += [
                JSON.Member("type", "array"), JSON.Member("uniqueItems", true),
                JSON.Member("items", ids.isEmpty ? false : ["type": "string", "enum": .array(ids)]),
            ]
            if isRequired { members.append(JSON.Member("minItems", 1)) }
            if let maximum { members.append(JSON.Member("maxItems", .int(maximum))) }
        case .choice: members.append(JSON.Member("enum", .array(ids)))
        case .optionalChoice: members.append(JSON.Member("enum", .array(isRequired ? ids : ids + [.null])))
        case .text(let limit):
            members += [JSON.Member("type", "string"), JSON.Member("maxLength", .int(limit))]
            if isRequired { members.append(JSON.Member("minLength", 1)) }
        case .integer(let range):
            members += [
                JSON.Member("type", "integer"), JSON.Member("minimum", .int(range.lowerBound)),
                JSON.Member("maximum", .int(range.upperBound)),
            ]
        }
        return .object(members)
    }
}

extension Shown {
    /// The schema of the states, whatever they are.
    var stateSchema: JSON {
        [
            "type": "object", "additionalProperties": false,
            "properties": .object(states.map { JSON.Member($0.name, $0.kind.schema) }),
        ]
    }

    /// The schema of what can be written as the example is drawn now.
    var writeSchema: JSON {
        let properties = states.map { state in
            JSON.Member(state.name, rendering.contract[state.name]?.schema ?? state.kind.schema)
        }
        // Where all is disabled at first, nothing would fit that has a member.
        let isWritable = rendering.contract.fields.contains(where: \.isEnabled)
        return [
            "type": "object", "minProperties": isWritable ? 1 : 0, "additionalProperties": false,
            "properties": .object(properties),
        ]
    }
}
