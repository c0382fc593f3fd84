internal import HTTP

/// The answers that refuse a request, as the OpenAPI document names them once for all operations.
enum CommonRefusals {
    /// How any request can be refused, whatever it asks for.
    static let ofEvery: [Status] = [
        .badRequest, .forbidden, .headerFieldsTooLarge, .internalServerError,
        .notImplemented,
        .serviceUnavailable, .versionNotSupported,
    ]

    /// All of them.
    static let all: [Status] =
        ofEvery + [
            .notFound, .notAcceptable, .conflict, .preconditionFailed, .contentTooLarge,
            .unsupportedMediaType,
            .unprocessableContent,
        ]
}

extension Status {
    /// Its name among the document's responses.
    var name: String { String(reason.filter { $0 != " " }) }

    /// The response as an operation refers to it.
    var reference: JSON { ["$ref": .string("#/components/responses/\(name)")] }

    /// The response: a problem document, or a page to a browser.
    var document: JSON {
        [
            "description": .string(reason),
            "content": [
                "application/problem+json": ["schema": Schemas.reference("Problem")],
                "text/html": ["schema": Schemas.text],
            ],
        ]
    }
}
