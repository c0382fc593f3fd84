internal import Glibc

/// A target that has come in and need not be read yet: the library keeps it where it is for as long as the request lasts,
/// unless it has a query, whose arguments are cut apart there as soon as they are looked for.
@safe struct ArrivedTarget {
    private let bytes: UnsafeRawBufferPointer
    /// Its bytes as they came, where it has a query.
    let rawBytes: [UInt8]?

    init() {
        unsafe bytes = UnsafeRawBufferPointer(start: nil, count: 0)
        rawBytes = nil
    }

    /// Called when the library has not looked into the target yet.
    init(bytes: UnsafeRawBufferPointer) {
        unsafe self.bytes = bytes
        let hasQuery = unsafe bytes.baseAddress.map { start in
            unsafe memchr(start, Int32(UInt8(ascii: "?")), bytes.count) != nil
        }
        rawBytes = unsafe hasQuery == true ? Array(bytes) : nil
    }

    /// How many arguments its query has, empty ones too; one where it has no query.
    var arguments: Int { 1 + (rawBytes?.count { $0 == UInt8(ascii: "&") } ?? 0) }

    /// Its length in bytes.
    var length: Int { unsafe bytes.count }

    /// Reads it, in a call for the same request.
    var target: Target {
        guard let rawBytes else { return unsafe Target(bytes: bytes) }
        var target = unsafe rawBytes.withUnsafeBytes { unsafe Target(bytes: $0) }
        target.address = unsafe UInt(bitPattern: bytes.baseAddress)
        return target
    }
}

/// The target of a request line, as it was sent (RFC 9112, section 3.2).
struct Target {
    /// The text, not decoded; bytes that are not UTF-8 are replaced.
    var text = ""
    /// Whether it is free of what no target may hold.
    var isSound = false
    /// Where it lay in the library's memory, for comparing with its neighbours only.
    var address: UInt = 0
    /// Its length there in bytes.
    var length = 0
    /// How many arguments its query has, empty ones too; one where it has no query.
    var arguments = 1

    init() {}

    init(bytes: UnsafeRawBufferPointer) {
        text = unsafe String(decoding: bytes, as: UTF8.self)
        isSound = unsafe isTarget(Span(_unsafeBytes: bytes))
        address = UInt(bitPattern: bytes.baseAddress)
        length = bytes.count
        arguments += unsafe bytes.count { $0 == UInt8(ascii: "&") }
    }

    /// The forms of a target.
    enum Form: Equatable {
        /// A path with a query: the text itself.
        case origin
        /// A URL of a host, with the path and query that it holds.
        case absolute(authority: String, String)
        /// The server as a whole, for OPTIONS.
        case asterisk
    }

    /// Its form; nil for anything else, such as the authority of a CONNECT.
    var form: Form? {
        guard isSound else { return nil }
        if text.utf8.first == UInt8(ascii: "/") { return .origin }
        if text == "*" { return .asterisk }
        let scheme = "http://"
        guard text.prefix(scheme.utf8.count).lowercased() == scheme else { return nil }
        let rest = text.dropFirst(scheme.utf8.count)
        let end = rest.utf8.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
        let path = rest[end...]
        return .absolute(
            authority: String(rest[..<end]),
            path.utf8.first == UInt8(ascii: "/") ? String(path) : "/" + path)
    }
}
