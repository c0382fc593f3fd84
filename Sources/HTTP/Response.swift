/// One answer. Content-Length, Date and Connection are the server's to add.
public struct Response: Sendable {
    /// The status line.
    public var status: Status
    /// Header fields in order. A value holds no CR or LF: the server refuses such a response.
    public var headers: [(name: String, value: String)]
    /// The body as sent to GET; the server leaves it out for HEAD and keeps its length.
    public var content: Body
    /// The same in one piece.
    public var body: [UInt8] {
        get { content.bytes }
        set { content = Body(newValue) }
    }
    /// Set where the very same answer will be given again: the server then keeps what it built of it.
    public var reuse: Reuse?
    /// Set where the body is made while the client listens; `content` then stays empty.
    public var stream: (any StreamSource)?
    /// Set where the answer is not known yet; all else here is then left aside.
    public var deferred: (any DeferredResponse)?
    /// Set where a request of the same bytes, body and all, needs not go the whole way again.
    public var shortcut: (any Shortcut)?

    /// An answer.
    public init(_ status: Status, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        content = Body(body)
    }

    /// An answer with a body of that type.
    public init(_ status: Status, contentType: String, body: [UInt8]) {
        self.init(status, headers: [(name: "Content-Type", value: contentType)], body: body)
    }
}

extension Response {
    /// Plain text.
    public static func text(_ text: String, status: Status = .ok) -> Response {
        Response(status, contentType: MediaType.text, body: Array(text.utf8))
    }

    /// A page.
    public static func html(_ body: [UInt8], status: Status = .ok) -> Response {
        Response(status, contentType: MediaType.html, body: body)
    }

    /// A JSON document.
    public static func json(_ document: JSON, layout: JSON.Layout = .compact, status: Status = .ok)
        -> Response
    {
        Response(status, contentType: MediaType.json, body: document.bytes(layout))
    }

    /// Sends the client elsewhere. `location` is a URI reference in its encoded form; whatever may not stand in one
    /// (blanks, control bytes, quotes, letters beyond ASCII) is percent-encoded, so that it cannot break out of the
    /// header. `text` is a short word for those who do not follow.
    public static func redirect(_ status: Status, to location: String, text: String = "") -> Response {
        var response = Response(
            status, headers: [(name: "Location", value: PercentEncoding.reference.encode(location))])
        if !text.isEmpty {
            response.headers.append((name: "Content-Type", value: MediaType.text))
            response.body = Array(text.utf8)
        }
        return response
    }

    /// The value of the first field of that name, case aside.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.utf8.span.equalsIgnoringCase(name) }?.value
    }
}
