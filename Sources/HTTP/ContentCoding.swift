/// How the bytes of an answer are packed (RFC 9110, section 8.4.1; RFC 7932).
public enum ContentCoding: String, Sendable, Hashable, CaseIterable {
    case brotli = "br"
    case gzip
    case identity
}

extension Request {
    /// The one of `available` that Accept-Encoding likes best (RFC 9110, section 12.5.3), the earlier of two alike;
    /// nil where it takes none.
    ///
    /// `identity` is taken unless it is refused, but after all that are named. Without the field nothing is known
    /// about the client: identity alone.
    public func preferredCoding(among available: [ContentCoding]) -> ContentCoding? {
        guard headers.contains("Accept-Encoding") else {
            return available.contains(.identity) ? .identity : nil
        }
        var best: (coding: ContentCoding, preference: Int)?
        for coding in available {
            let preference = headers.preference(for: coding)
            if preference > best?.preference ?? 0 { best = (coding, preference) }
        }
        return best?.coding
    }
}

extension Headers {
    /// Twice the weight that Accept-Encoding gives, so that there is room for an identity that it does not mention
    /// below all that it does. 0: not acceptable.
    fileprivate func preference(for coding: ContentCoding) -> Int {
        var named: Weight?
        var wildcard: Weight?
        forEachValue(of: "Accept-Encoding") { value in
            var position = 0
            while let element = value.nextElement(from: &position) {
                let end = value.firstIndex(of: ASCII.semicolon, in: element)
                let name = value.extracting(value.trimmed(element.lowerBound..<end))
                let weight = value.weight(in: end..<element.upperBound).weight
                if name.names(coding) {
                    named = max(named ?? 0, weight)
                } else if name.equals("*") {
                    wildcard = weight
                }
            }
        }
        return (named ?? wildcard).map { 2 * $0 } ?? (coding == .identity ? 1 : 0)
    }
}

extension Span<UInt8> {
    /// Whether this is the name of `coding`. `x-gzip` is an old one of gzip.
    fileprivate func names(_ coding: ContentCoding) -> Bool {
        equalsIgnoringCase(coding.rawValue) || coding == .gzip && equalsIgnoringCase("x-gzip")
    }
}
