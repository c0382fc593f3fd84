/// The cookies of a request (RFC 6265, section 4.2), of all its Cookie fields. What is no pair is passed over.
///
/// Nothing is taken apart before a name is asked for.
public struct Cookies: Sendable {
    private let headers: Headers

    /// The cookies among `headers`.
    public init(_ headers: Headers) {
        self.headers = headers
    }

    /// The value of the first cookie of that name, without the quotes around it; nil where there is none. Nothing in
    /// it is decoded. Names differ by case.
    public subscript(name: String) -> String? {
        var index = 0
        while let range = headers.nextValue(of: "Cookie", from: &index) {
            if let value = Self.value(of: name, in: headers.bytes.span.extracting(range)) { return value }
        }
        return nil
    }

    private static func value(of name: String, in bytes: Span<UInt8>) -> String? {
        var start = 0
        while start < bytes.count {
            let end = bytes.firstIndex(of: ASCII.semicolon, in: start..<bytes.count)
            let equals = bytes.firstIndex(of: ASCII.equals, in: start..<end)
            if equals < end, bytes.extracting(bytes.trimmed(start..<equals)).equals(name) {
                return bytes.text(unquoted(bytes, bytes.trimmed(equals + 1..<end)))
            }
            start = end + 1
        }
        return nil
    }

    private static func unquoted(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        guard range.count >= 2, bytes[range.lowerBound] == ASCII.quote,
            bytes[range.upperBound - 1] == ASCII.quote
        else { return range }
        return range.lowerBound + 1..<range.upperBound - 1
    }
}

/// One Set-Cookie field (RFC 6265, section 4.1): HttpOnly, SameSite=Lax and for the whole site.
public struct SetCookie: Sendable {
    /// The value of the field.
    public let headerValue: String

    private static let valueBytes = ByteSet(ByteSet.lettersAndDigits + "!#$%&'()*+-./:<=>?@[]^_`{|}~")

    /// A cookie that lasts for `maxAge` seconds, or until the browser is closed where that is nil; 0 takes it away.
    /// Nil where `name` is no token or `value` has bytes that a cookie cannot carry: blanks, quotes, commas,
    /// semicolons, backslashes, control bytes and all beyond ASCII.
    public init?(_ name: String, _ value: String, maxAge: Int? = nil) {
        let bytes = name.utf8.span
        guard bytes.isToken(bytes.indices), value.utf8.allSatisfy(Self.valueBytes.contains) else {
            return nil
        }
        let age = maxAge.map { "; Max-Age=\($0)" } ?? ""
        headerValue = "\(name)=\(value); Path=/\(age); HttpOnly; SameSite=Lax"
    }
}
