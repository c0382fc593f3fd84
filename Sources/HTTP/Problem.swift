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
