internal import HTTP
internal import SwiftCN

/// The OpenAPI 3.1 document: the table of routes and the catalogue, told to tools.
///
/// A route to an example's states is there once for each example, since each has states of its own.
struct OpenAPI {
    let catalogue: Catalogue
    /// Every example in its first state.
    let shown: [Shown]

    var document: JSON {
        [
            "openapi": "3.1.1",
            "info": [
                "title": "Vitrine", "version": "1.0.0", "summary": .string(Pages.description),
                "description": .string(Self.description),
            ],
            "servers": [["url": "/"]],
            "tags": .array(Operation.Group.allCases.map { ["name": .string($0.rawValue)] }),
            "paths": .object(paths),
            "components": [
                "parameters": .object(
                    Parameter.allCases.map { JSON.Member($0.rawValue, $0.document(catalogue)) }),
                "responses": .object(CommonRefusals.all.map { JSON.Member($0.name, $0.document) }),
                "headers": [
                    "ETag": [
                        "description": "Names this state of it.", "required": true, "schema": Schemas.text,
                    ]
                ],
                "schemas": .object(Schemas.all + catalogueSchemas),
            ],
        ]
    }

    private static let description = """
        Everything that a page shows can be read and written. Without a session everybody shares one state; \
        PUT /api/sessions/NAME makes a private one, which the header Vitrine-Session names. What can be written to an \
        example is described as it is drawn at first: what is disabled later is refused with 422.
        """

    // MARK: - Paths

    private var paths: [JSON.Member] {
        var paths: [JSON.Member] = []
        for route in Destination.routes {
            for (path, number) in places(of: route) {
                let operation = JSON.Member(
                    route.method.rawValue.lowercased(), document(of: route.target, number))
                if let index = paths.firstIndex(where: { $0.name == path }) {
                    paths[index].value = .object((paths[index].value.object ?? []) + [operation])
                } else {
                    paths.append(JSON.Member(path, .object([operation])))
                }
            }
        }
        return paths
    }

    /// The paths of a route in the document, with the example's number where it is that of one.
    private func places(of route: Route<Destination>) -> [(path: String, number: Int?)] {
        guard route.target.isOfStates else { return [(route.pattern, nil)] }
        return catalogue.exhibits.enumerated().map { ($1.statePath, $0) }
    }

    private func document(of destination: Destination, _ number: Int?) -> JSON {
        let operation = destination.operation
        let exhibit = number.map { catalogue.exhibits[$0] }
        let name =
            exhibit.map { "\(destination)-\($0.component.slug)-\($0.example.slug)" } ?? "\(destination)"
        var members: [JSON.Member] = [
            JSON.Member("operationId", .string(name)),
            JSON.Member(
                "summary",
                .string(exhibit.map { "\($0.fullTitle). \(operation.summary)" } ?? operation.summary)),
            JSON.Member("tags", [.string(operation.group.rawValue)]),
        ]
        if !operation.parameters.isEmpty {
            members.append(JSON.Member("parameters", .array(operation.parameters.map(\.reference))))
        }
        if let body = operation.body {
            members.append(JSON.Member("requestBody", document(of: body, number)))
        }
        members.append(JSON.Member("responses", .object(responses(of: operation, number))))
        return .object(members)
    }

    private func document(of body: Operation.Body, _ number: Int?) -> JSON {
        let (type, schema): (String, JSON) =
            switch body {
            case .json(let name): (MediaType.json, Schemas.reference(name))
            case .states: (MediaType.json, number.map { shown[$0].writeSchema } ?? ["type": "object"])
            case .writes(let count):
                (
                    Self.formType,
                    ["type": "object", "minProperties": .int(count), "additionalProperties": Schemas.text]
                )
            case .form(let fields):
                (
                    Self.formType,
                    [
                        "type": "object", "required": .array(fields.keys.sorted().map(JSON.string)),
                        "properties": .object(
                            fields.sorted { $0.key < $1.key }.map {
                                JSON.Member($0.key, ["enum": .array($0.value.map(JSON.string))])
                            }),
                    ]
                )
            }
        return ["required": true, "content": .object([JSON.Member(type, ["schema": schema])])]
    }

    private static let formType = "application/x-www-form-urlencoded"

    // MARK: - Responses

    private func responses(of operation: Operation, _ number: Int?) -> [JSON.Member] {
        let answers = operation.answers.map { answer -> JSON.Member in
            var members = [JSON.Member("description", .string(answer.status.reason))]
            if answer.hasTag {
                members.append(JSON.Member("headers", ["ETag": ["$ref": "#/components/headers/ETag"]]))
            }
            if let content = content(of: answer.content, number) {
                members.append(JSON.Member("content", content))
            }
            return JSON.Member(String(answer.status.code), .object(members))
        }
        let refusals = Set(operation.refusals + CommonRefusals.ofEvery).sorted { $0.code < $1.code }
        return answers + refusals.map { JSON.Member(String($0.code), $0.reference) }
    }

    private func content(of content: Operation.Content, _ number: Int?) -> JSON? {
        switch content {
        case .nothing: nil
        case .html: ["text/html": ["schema": Schemas.text]]
        case .text: ["text/plain": ["schema": Schemas.text]]
        case .events: ["text/event-stream": ["schema": Schemas.reference("Event")]]
        case .file: ["*/*": [:]]
        case .json(let name): .object([JSON.Member(MediaType.json, ["schema": schema(name, number)])])
        }
    }

    /// The schema of that name; of an example's documents, with the example's own states.
    private func schema(_ name: String, _ number: Int?) -> JSON {
        guard let number else { return Schemas.reference(name) }
        let states = Schemas.reference(catalogue.exhibits[number].id)
        return [
            "$ref": .string("#/components/schemas/\(name)"),
            "properties": ["state": states],
        ]
    }

    // MARK: - Schemas

    /// The schemas of the examples' states and of the snapshots that hold them.
    private var catalogueSchemas: [JSON.Member] {
        let examples = zip(catalogue.exhibits, shown).map { JSON.Member($0.id, $1.stateSchema) }
        let components = catalogue.entries.map { entry in
            JSON.Member(
                entry.component.slug,
                [
                    "type": "object", "additionalProperties": false,
                    "properties": .object(
                        catalogue.exhibits[entry.examples].map {
                            JSON.Member($0.example.slug, Schemas.reference($0.id))
                        }),
                ])
        }
        let all: JSON = [
            "type": "object", "additionalProperties": false, "properties": .object(components),
        ]
        return [
            JSON.Member(
                "Snapshot",
                Schemas.object([
                    "session": Schemas.nameOrNull, "revision": Schemas.count,
                    "components": Schemas.reference("AllStates"),
                ])),
            JSON.Member("Restore", Schemas.object(["components": Schemas.reference("AllStates")])),
            JSON.Member("AllStates", all),
        ] + examples
    }
}

extension Destination {
    /// Whether it is about the states of one example, which each example has of its own.
    fileprivate var isOfStates: Bool {
        switch self {
        case .state, .patchState, .resetState: true
        default: false
        }
    }
}
