/// Why a request was refused, as RFC 9457 tells it.
public struct Problem: Error, Sendable {
    /// The status of the answer.
    public var status: Status
    /// One sentence that names the offending value and what is allowed.
    public var detail: String
    /// The field of a form or a JSON document that was refused, where it was one.
    public var field: String?
    /// What that field would have accepted.
    public var allowed: [String]
    /// Further header fields of the answer, such as Allow.
    public var headers: [(name: String, value: String)]

    /// A problem.
    public init(
        _ status: Status, _ detail: String, field: String? = nil, allowed: [String] = [],
        headers: [(name: String, value: String)] = []
    ) {
        self.status = status
        self.detail = detail
        self.field = field
        self.allowed = allowed
        self.headers = headers
    }
}

extension Problem {
    /// The problem document (RFC 9457, section 3). `field` and `allowed` are extension members, there where the
    /// problem has them.
    public var document: JSON {
        var members: [JSON.Member] = [
            JSON.Member("type", "about:blank"),
            JSON.Member("title", .string(status.reason)),
            JSON.Member("status", .int(Int(status.code))),
            JSON.Member("detail", .string(detail)),
        ]
        if let field { members.append(JSON.Member("field", .string(field))) }
        if !allowed.isEmpty { members.append(JSON.Member("allowed", .array(allowed.map(JSON.string)))) }
        return .object(members)
    }

    /// The bytes of the problem document, of type application/problem+json.
    public var json: [UInt8] { document.bytes() }

    /// The answer that carries the document and the problem's own header fields.
    public var response: Response { response(contentType: MediaType.problem, body: json) }

    /// The answer that tells the problem in another form, such as a page of HTML.
    public func response(contentType: String, body: [UInt8]) -> Response {
        Response(status, headers: [(name: "Content-Type", value: contentType)] + headers, body: body)
    }
}
