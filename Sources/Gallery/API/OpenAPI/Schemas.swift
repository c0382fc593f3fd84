internal import HTTP

/// The schemas of the API's documents, by name.
enum Schemas {
    /// A reference to the schema of that name.
    static func reference(_ name: String) -> JSON { ["$ref": .string("#/components/schemas/\(name)")] }

    /// The schemas that do not depend on the catalogue.
    static let all: [JSON.Member] = [
        JSON.Member("Problem", problem),
        JSON.Member("Option", object(["id": text, "title": text, "enabled": flag])),
        JSON.Member("Field", field),
        JSON.Member("Control", control),
        JSON.Member("Example", object(exampleMembers)),
        JSON.Member("ExampleState", object(headMembers)),
        JSON.Member("Components", components),
        JSON.Member("Change", object(changeMembers)),
        JSON.Member("History", history),
        JSON.Member("Event", event),
        JSON.Member("Session", object(["session": text, "revision": count, "header": text])),
        JSON.Member("OpenAPI", ["type": "object", "required": ["openapi", "info", "paths"]]),
    ]

    static let text: JSON = ["type": "string"]
    static let count: JSON = ["type": "integer", "minimum": 0]
    private static let flag: JSON = ["type": "boolean"]
    private static let texts = list(text)
    static let nameOrNull: JSON = ["type": ["string", "null"]]

    /// The states of some example by name; each example's own schema says which.
    private static let states: JSON = [
        "type": "object",
        "additionalProperties": ["type": ["boolean", "string", "integer", "array", "null"], "items": text],
    ]

    private static func list(_ items: JSON) -> JSON { ["type": "array", "items": items] }

    /// An object that has all of these members and may have some of those.
    static func object(_ members: KeyValuePairs<String, JSON>, and others: KeyValuePairs<String, JSON> = [:])
        -> JSON
    {
        object(Array(members), and: Array(others))
    }

    private static func object(
        _ members: [(key: String, value: JSON)], and others: [(key: String, value: JSON)] = []
    ) -> JSON {
        [
            "type": "object", "required": .array(members.map { .string($0.key) }),
            "properties": .object((members + others).map { JSON.Member($0.key, $0.value) }),
        ]
    }

    /// RFC 9457, with what was refused and what would have been taken.
    private static let problem = object(
        ["type": text, "title": text, "status": ["type": "integer"], "detail": text],
        and: [
            "field": text, "allowed": texts,
            "faults": list(object(["field": text, "detail": text, "allowed": texts])),
        ])

    private static let field = object(
        [
            "state": text, "title": text,
            "kind": ["enum": ["bool", "set", "choice", "optional", "text", "integer"]],
            "enabled": flag, "required": flag,
        ],
        and: [
            "options": list(reference("Option")), "maximumSelection": count, "maximumLength": count,
            "minimum": ["type": "integer"], "maximum": ["type": "integer"],
        ])

    private static let control = object(
        ["id": text, "role": text, "name": text, "enabled": flag, "fields": texts],
        and: [
            "description": text, "checked": text, "pressed": text, "expanded": text, "value": texts,
            "press": list(object(["name": text, "value": text])),
        ])

    private static let headMembers: [(key: String, value: JSON)] = [
        ("component", text), ("example", text), ("revision", count), ("state", states),
    ]

    private static let exampleMembers: [(key: String, value: JSON)] =
        headMembers + [
            ("controls", list(reference("Control"))), ("writes", list(reference("Field"))),
        ]

    private static let components = object([
        "revision": count,
        "components": list(
            object([
                "component": text, "title": text, "summary": text, "path": text,
                "examples": list(
                    object(
                        [("title", text), ("summary", text), ("path", text), ("api", text)] + exampleMembers)),
            ])),
    ])

    /// One of the events in a stream; its data is a Change, a Snapshot, or for a greeting the revision alone.
    private static let event = object([
        "id": text, "event": ["enum": ["hello", "change", "snapshot"]],
        "data": ["type": "string", "contentMediaType": .string(MediaType.json)],
    ])

    private static let changeMembers: [(key: String, value: JSON)] = [
        ("revision", count), ("when", ["type": "string", "format": "date-time"]),
        ("by", ["enum": .array(Change.Author.allCases.map { .string($0.rawValue) })]),
        (
            "changes",
            list(
                object([
                    "component": text, "example": text, "path": text, "title": text, "from": states,
                    "to": states,
                ]))
        ),
    ]

    private static let history = object([
        "session": nameOrNull, "canUndo": flag, "canRedo": flag,
        "changes": list(object(changeMembers + [("curl", text)])),
    ])
}
