/// One answer. Content-Length, Date and Connection are the server's to add.
public struct Response: Sendable {
    /// The status line.
    public var status: Status
    /// Header fields in order. A value holds no CR or LF: the server refuses such a response.
    public var headers: [(name: String, value: String)]
    /// The body as sent to GET; the server leaves it out for HEAD and keeps its length.
    public var body: [UInt8]
    /// Set where the very same answer will be given again: the server then keeps what it built of it.
    public var reuse: Reuse?

    /// An answer.
    public init(_ status: Status, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

extension Response {
    /// The value of the first field of that name, case aside.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
