internal import CMicroHTTPD
internal import HTTP

/// The head of a request as the library has it, read once, with what is wrong with it.
struct Head: ~Copyable {
    /// The header fields, copied.
    private var headers: Headers
    /// The first fault that was found among the fields.
    private(set) var fault: Problem?
    /// How many Content-Length fields there are, and the value of the last; nil where that is no number.
    private(set) var lengths = 0
    private(set) var length: Int?
    /// How many Transfer-Encoding fields there are, and whether the last is exactly "chunked".
    private(set) var codings = 0
    private(set) var isChunked = false
    /// How many Content-Type fields there are.
    private(set) var types = 0
    /// The bytes that the library has noted beside the head: a record of each field and cookie, and a copy of the cookies.
    private(set) var noted = 0

    /// The layout of the fields in memory, where that is known.
    private var layout: Layout?

    /// Reads the fields of a connection whose head has `size` bytes. Called on its pool thread, in the first handler call
    /// of a request.
    init(of connection: OpaquePointer, layout: Layout?, size: Int) {
        self.layout = layout
        headers = Headers(reservingFields: 16, bytes: size)
        unsafe withUnsafeMutablePointer(to: &self) { head in
            _ = unsafe MHD_get_connection_values_n(connection, .HEADER_KIND, fieldPassed, head)
        }
        if fault == nil, self.layout?.isUnbroken == false { fault = Self.broken }
    }

    /// Hands the header fields over, once.
    mutating func takeHeaders() -> Headers { exchange(&headers, with: Headers()) }

    private static var broken: Problem {
        Problem(
            .badRequest,
            "The head of the request is broken: a line is folded, cut by a NUL or ended by a bare LF.")
    }

    /// Takes one field. Called by the library through `fieldPassed`, within `init`.
    mutating func read(name nameBytes: UnsafeRawBufferPointer, value valueBytes: UnsafeRawBufferPointer) {
        unsafe layout?.pass(name: nameBytes, value: valueBytes)
        // The library leaves the blanks at the end, which do not belong to the value (RFC 9112, section 5.1).
        let size = unsafe valueBytes.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? 0
        let valueBytes = unsafe UnsafeRawBufferPointer(rebasing: valueBytes.prefix(size))
        unsafe headers.append(name: nameBytes, value: valueBytes)
        let name = unsafe Span<UInt8>(_unsafeBytes: nameBytes)
        let value = unsafe Span<UInt8>(_unsafeBytes: valueBytes)
        guard isToken(name) else {
            unsafe refuse("The header name \(quoted(nameBytes)) holds a blank or another forbidden sign.")
            return
        }
        guard isFieldText(value) else {
            unsafe refuse("The header \(quoted(nameBytes)) holds a control byte.")
            return
        }
        noted += Rules.record
        switch name.count {
        case 6 where matches(name, "cookie"):
            var pairs = 1
            for index in value.indices where value[index] == 0x3B { pairs += 1 }
            noted += value.count + pairs * Rules.record
        case 12 where matches(name, "content-type"): types += 1
        case 14 where matches(name, "content-length"):
            lengths += 1
            length = decimal(value)
        case 17 where matches(name, "transfer-encoding"):
            codings += 1
            isChunked = matches(value, "chunked")
        default: break
        }
    }

    private mutating func refuse(_ detail: String) {
        if fault == nil { fault = Problem(.badRequest, detail) }
    }
}

private func quoted(_ bytes: UnsafeRawBufferPointer) -> String {
    unsafe "\"\(String(decoding: bytes.prefix(40), as: UTF8.self))\""
}
