/// Which bytes of a text stay as they are in a part of a URL, and which are written as `%XX` (RFC 3986, section 2.1).
public enum PercentEncoding: Sendable {
    /// One segment of a path; "/" is encoded.
    case pathSegment
    /// A name or a value of a query, a blank as `%20`: safe in a shell, too.
    case query
    /// A name or a value of application/x-www-form-urlencoded (URL Standard, section 5.2), a blank as `+`.
    case form
    /// What follows "#".
    case fragment
    /// A whole URI reference that is encoded already: only what may not stand in any part of one is encoded, and
    /// "%" stays.
    case reference

    private static let unreserved = ByteSet.lettersAndDigits + "-._~"
    private static let pathSegmentBytes = ByteSet(unreserved + "!$&()*+,;=:@")
    private static let queryBytes = ByteSet(unreserved)
    private static let formBytes = ByteSet(ByteSet.lettersAndDigits + "*-._")
    private static let fragmentBytes = ByteSet(unreserved + "!$&()*+,;=:@/?")
    private static let referenceBytes = ByteSet(unreserved + "!$&'()*+,;=:@/?#[]%")

    private var kept: ByteSet {
        switch self {
        case .pathSegment: Self.pathSegmentBytes
        case .query: Self.queryBytes
        case .form: Self.formBytes
        case .fragment: Self.fragmentBytes
        case .reference: Self.referenceBytes
        }
    }

    /// `text`, encoded.
    public func encode(_ text: String) -> String {
        if isPlain(text.utf8.span) { return text }
        var bytes: [UInt8] = []
        encode(text, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether all of it stays as it is.
    private func isPlain(_ text: Span<UInt8>) -> Bool {
        let kept = kept
        for index in text.indices where !kept.contains(text[index]) { return false }
        return true
    }

    /// Adds `text`, encoded, to `bytes`.
    func encode(_ text: String, into bytes: inout [UInt8]) {
        let kept = kept
        for byte in text.utf8 {
            if kept.contains(byte) {
                bytes.append(byte)
            } else if byte == ASCII.space, self == .form {
                bytes.append(ASCII.plus)
            } else {
                bytes.append(ASCII.percent)
                bytes.append(ASCII.hexDigits[Int(byte >> 4)])
                bytes.append(ASCII.hexDigits[Int(byte & 15)])
            }
        }
    }

    /// `text`, decoded once: `%XX` becomes its byte, a "%" without two digits stays, "+" becomes a blank in a form
    /// alone, and what is not UTF-8 in the end becomes U+FFFD (URL Standard, section 1.3).
    public func decode(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == ASCII.percent || $0 == ASCII.plus }) else { return text }
        let bytes = text.utf8.span
        return Self.decode(bytes, bytes.indices, plusIsBlank: self == .form)
    }

    /// The bytes in `range`, decoded once, as text.
    static func decode(_ bytes: Span<UInt8>, _ range: Range<Int>, plusIsBlank: Bool) -> String {
        var index = range.lowerBound
        while index < range.upperBound, bytes[index] != ASCII.percent, bytes[index] != ASCII.plus {
            index += 1
        }
        if index == range.upperBound { return bytes.text(range) }
        return String(decoding: decodedBytes(bytes, range, plusIsBlank: plusIsBlank), as: UTF8.self)
    }

    /// The bytes in `range`, decoded once.
    static func decodedBytes(_ bytes: Span<UInt8>, _ range: Range<Int>, plusIsBlank: Bool) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if byte == ASCII.percent, range.upperBound - index > 2, let high = bytes[index + 1].hexValue,
                let low = bytes[index + 2].hexValue
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(byte == ASCII.plus && plusIsBlank ? ASCII.space : byte)
                index += 1
            }
        }
        return decoded
    }
}
