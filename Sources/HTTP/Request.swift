/// One request, whole: the server hands it over only when its body has arrived and its framing is sound.
public struct Request: Sendable {
    /// What is asked for.
    public var method: Method
    /// The path as it was sent, without its query, not decoded. Starts with "/".
    public var path: String
    /// What came after the first "?", not decoded; nil where there was no "?".
    public var query: String?
    /// The header fields.
    public var headers: Headers
    /// The body, within the server's limit.
    public var body: [UInt8]

    /// A request, as tests and the server make it. `target` is in origin-form (RFC 9112, section 3.2.1).
    public init(_ method: Method, _ target: String, headers: Headers = Headers(), body: [UInt8] = []) {
        self.method = method
        let bytes = target.utf8.span
        let mark = bytes.firstIndex(of: ASCII.questionMark, in: bytes.indices)
        if mark < bytes.count {
            path = bytes.text(0..<mark)
            query = bytes.text(mark + 1..<bytes.count)
        } else {
            path = target
            query = nil
        }
        self.headers = headers
        self.body = body
    }
}

extension Request {
    /// The names and values of the query, read as those of a form are; empty where there is no query.
    public var queryFields: FormFields {
        query.map { FormFields.urlencoded($0) } ?? FormFields()
    }

    /// Whether the method may change something: all but GET, HEAD and OPTIONS (RFC 9110, section 9.2.1).
    public var isWrite: Bool {
        switch method {
        case .get, .head, .options: false
        case .post, .put, .patch, .delete: true
        }
    }
}
