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
        let accepted = AcceptedCodings(headers)
        var best: (coding: ContentCoding, preference: Int)?
        for coding in available {
            let preference = accepted.preference(for: coding)
            if preference > best?.preference ?? 0 { best = (coding, preference) }
        }
        return best?.coding
    }
}

/// The weights that Accept-Encoding gives; nil for a coding that it does not name.
private struct AcceptedCodings {
    private var brotli: Weight?
    private var gzip: Weight?
    private var identity: Weight?
    private var wildcard: Weight?

    init() {}

    init(_ headers: Headers) {
        var codings = AcceptedCodings()
        headers.forEachValue(of: "Accept-Encoding") { value in
            var position = 0
            while let element = value.nextElement(from: &position) {
                let end = value.firstIndex(of: ASCII.semicolon, in: element)
                let name = value.extracting(value.trimmed(element.lowerBound..<end))
                codings.add(name, value.weight(in: end..<element.upperBound).weight)
            }
        }
        self = codings
    }

    private mutating func add(_ name: Span<UInt8>, _ weight: Weight) {
        if name.equalsIgnoringCase("br") {
            brotli = max(brotli ?? 0, weight)
        } else if name.equalsIgnoringCase("gzip") || name.equalsIgnoringCase("x-gzip") {
            gzip = max(gzip ?? 0, weight)
        } else if name.equalsIgnoringCase("identity") {
            identity = max(identity ?? 0, weight)
        } else if name.equals("*") {
            wildcard = weight
        }
    }

    /// Twice the weight, so that an identity that is not named has a place below all that are. 0: not acceptable.
    func preference(for coding: ContentCoding) -> Int {
        let named =
            switch coding {
            case .brotli: brotli
            case .gzip: gzip
            case .identity: identity
            }
        return (named ?? wildcard).map { 2 * $0 } ?? (coding == .identity ? 1 : 0)
    }
}
