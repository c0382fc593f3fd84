/// The tag of one state of a resource (RFC 9110, section 8.8.3).
public struct ETag: Sendable, Hashable {
    /// What stands between the quotes: printable ASCII without quotes and blanks.
    public let opaque: String
    /// Weak: the same in meaning, perhaps not byte for byte.
    public let isWeak: Bool

    /// A tag.
    public init(_ opaque: String, isWeak: Bool = false) {
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// The value of the ETag field.
    public var headerValue: String { isWeak ? "W/\"\(opaque)\"" : "\"\(opaque)\"" }
}

extension Request {
    /// Whether this GET or HEAD is answered with 304, since If-None-Match names `tag` or is `*`. Weak and strong tags are
    /// the same here (RFC 9110, section 13.1.2).
    public func isNotModified(_ tag: ETag) -> Bool {
        guard method == .get || method == .head else { return false }
        return headers.matches("If-None-Match", tag, strongly: false)
    }

    /// Checks If-Match, and for a write If-None-Match too, against the tag of what is there now; nil where nothing is.
    ///
    /// Throws 412 where the client had another state in mind (RFC 9110, sections 13.1.1 and 13.1.2).
    public func checkPreconditions(_ tag: ETag?) throws(Problem) {
        if headers.contains("If-Match"), !headers.matches("If-Match", tag, strongly: true) {
            throw Self.failure("If-Match", headers, "does not name", tag)
        }
        if isWrite, headers.matches("If-None-Match", tag, strongly: false) {
            throw Self.failure("If-None-Match", headers, "names", tag)
        }
    }

    private static func failure(_ name: String, _ headers: Headers, _ verb: String, _ tag: ETag?) -> Problem {
        let value = headers.all(name).joined(separator: ", ")
        let state =
            tag.map { "the present state, whose ETag is \($0.headerValue)" } ?? "anything: nothing is there"
        return Problem(.preconditionFailed, "The \(name) “\(value)” \(verb) \(state).")
    }
}

extension Headers {
    /// Whether the tags of that field name `tag`, or any where it is `*`. Nothing matches where nothing is there.
    fileprivate func matches(_ name: String, _ tag: ETag?, strongly: Bool) -> Bool {
        guard let tag else { return false }
        var index = 0
        while let range = nextValue(of: name, from: &index) {
            if bytes.span.extracting(range).listsTag(tag, strongly: strongly) { return true }
        }
        return false
    }
}

extension Span<UInt8> {
    /// Whether `*` or one tag of this list is `tag`. A comma may stand inside a tag, and a backslash is nothing special in it.
    /// What follows a broken tag is not read.
    fileprivate func listsTag(_ tag: ETag, strongly: Bool) -> Bool {
        if extracting(trimmed(indices)).equals("*") { return true }
        var index = 0
        while index < count {
            if self[index].isBlank || self[index] == ASCII.comma {
                index += 1
                continue
            }
            let isWeak =
                count - index > 2 && self[index] == UInt8(ascii: "W") && self[index + 1] == ASCII.slash
            if isWeak { index += 2 }
            guard self[index] == ASCII.quote else { return false }
            let end = firstIndex(of: ASCII.quote, in: index + 1..<count)
            guard end < count else { return false }
            let mayMatch = !strongly || !isWeak && !tag.isWeak
            if mayMatch, extracting(index + 1..<end).equals(tag.opaque) { return true }
            index = end + 1
        }
        return false
    }
}
