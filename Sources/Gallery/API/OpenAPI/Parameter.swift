internal import HTTP

/// A parameter that the OpenAPI document names once and operations refer to.
enum Parameter: String, CaseIterable {
    case component = "Component"
    case example = "Example"
    case file = "File"
    case asset = "Asset"
    case name = "Name"
    case query = "Query"
    case control = "Control"
    case after = "After"
    case wait = "Wait"
    case session = "Session"
    case ifMatch = "IfMatch"
    case ifNoneMatch = "IfNoneMatch"
    case lastEventID = "LastEventID"

    /// The parameter as an operation refers to it.
    var reference: JSON { ["$ref": .string("#/components/parameters/\(rawValue)")] }

    /// The parameter itself.
    func document(_ catalogue: Catalogue) -> JSON {
        let slugs = catalogue.entries.map { JSON.string($0.component.slug) }
        let text: JSON = ["type": "string"]
        return switch self {
        case .component: Self.path("component", ["type": "string", "enum": .array(slugs)], "The component.")
        case .example:
            Self.path("example", ["type": "string", "pattern": "^[a-z0-9-]+$"], "One of its examples.")
        case .file: Self.path("file", text, "The name of one of the component's files.")
        case .asset: Self.path("name", text, "The name of a file, as pages link it.")
        case .name: Self.path("name", Self.sessionName, "The name of a private session.")
        case .query: Self.field("q", "query", text, "What to look for.")
        case .control: Self.field("control", "query", text, "The id of the control that was pressed.")
        case .after:
            Self.field(
                "after", "query", ["type": "integer", "minimum": 0],
                "Waits until something has changed after this revision, the present one where only “wait” is given."
            )
        case .wait:
            Self.field(
                "wait", "query",
                ["type": "integer", "minimum": 0, "maximum": .int(Gallery.longestWait)],
                "How many seconds to wait at most, 30 where only “after” is given.")
        case .session:
            Self.field(
                Sessions.header, "header", Self.sessionName,
                "The private session that is meant; without it, and without the cookie of a page, the shared one."
            )
        case .ifMatch: Self.field("If-Match", "header", text, "Writes only where the state has this ETag.")
        case .ifNoneMatch:
            Self.field("If-None-Match", "header", text, "Answers 304 where the state still has this ETag.")
        case .lastEventID:
            Self.field(
                "Last-Event-ID", "header", text,
                "The last event that was seen; what came after is sent first.")
        }
    }

    private static let sessionName: JSON = ["type": "string", "pattern": "^[A-Za-z0-9._-]{1,64}$"]

    private static func path(_ name: String, _ schema: JSON, _ description: String) -> JSON {
        [
            "name": .string(name), "in": "path", "required": true, "description": .string(description),
            "schema": schema,
        ]
    }

    private static func field(_ name: String, _ place: String, _ schema: JSON, _ description: String) -> JSON
    {
        ["name": .string(name), "in": .string(place), "description": .string(description), "schema": schema]
    }
}
