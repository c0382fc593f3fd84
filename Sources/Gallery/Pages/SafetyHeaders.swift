internal import HTTP

/// What keeps a browser from doing more with an answer than it is meant for.
enum SafetyHeaders {
    /// On every answer.
    static let all: [(name: String, value: String)] = [
        (name: "X-Content-Type-Options", value: "nosniff"),
        (name: "Referrer-Policy", value: "same-origin"),
        (name: "Cross-Origin-Opener-Policy", value: "same-origin"),
        (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    ]

    /// On pages. Style attributes carry the numbers that components are given, such as a size; all else comes from files.
    static let page = [(name: "Content-Security-Policy", value: policy)] + all

    /// On the pages that show another page of ours in a frame.
    static let framing = [(name: "Content-Security-Policy", value: "\(policy); frame-src 'self'")] + all

    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
        img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
        frame-ancestors 'self'
        """
}

extension Response {
    /// The answer with further header fields.
    func with(_ fields: [(name: String, value: String)]) -> Response {
        var response = self
        response.headers += fields
        return response
    }
}
