/// The bytes that the grammars of HTTP name.
enum ASCII {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let percent: UInt8 = 0x25
    static let ampersand: UInt8 = 0x26
    static let star: UInt8 = 0x2A
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let minus: UInt8 = 0x2D
    static let dot: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let zero: UInt8 = 0x30
    static let nine: UInt8 = 0x39
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let lessThan: UInt8 = 0x3C
    static let equals: UInt8 = 0x3D
    static let questionMark: UInt8 = 0x3F
    static let backslash: UInt8 = 0x5C

    /// The digits of a number in base 16, in upper case as RFC 3986 prefers them.
    static let hexDigits: [UInt8] = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
    /// This byte with the letters A to Z turned small.
    var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    var isDigit: Bool { self >= ASCII.zero && self <= ASCII.nine }

    /// OWS is made of these (RFC 9110, section 5.6.3).
    var isBlank: Bool { self == ASCII.space || self == ASCII.tab }

    /// What the byte is worth as a digit in base 16; nil where it is none.
    var hexValue: UInt8? {
        switch self {
        case 0x30...0x39: self &- 0x30
        case 0x41...0x46: self &- 0x37
        case 0x61...0x66: self &- 0x57
        default: nil
        }
    }
}

extension Span<UInt8> {
    /// Whether these are the bytes of `text`.
    func equals(_ text: String) -> Bool {
        guard count == text.utf8.count else { return false }
        let wanted = text.utf8.span
        for index in indices where self[index] != wanted[index] { return false }
        return true
    }

    /// Whether these are the bytes of `text`, the letters A to Z counting as a to z on both sides.
    func equalsIgnoringCase(_ text: String) -> Bool {
        guard count == text.utf8.count else { return false }
        let wanted = text.utf8.span
        for index in indices where self[index].asciiLowercased != wanted[index].asciiLowercased {
            return false
        }
        return true
    }

    /// Whether these are the bytes of `text`, which has none of A to Z, the letters A to Z counting as a to z.
    func equalsIgnoringCase(lowercased text: Span<UInt8>) -> Bool {
        guard count == text.count else { return false }
        for index in indices where self[index] != text[index] && self[index].asciiLowercased != text[index] {
            return false
        }
        return true
    }

    /// `range` without the blanks at both its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, self[start].isBlank { start += 1 }
        while start < end, self[end - 1].isBlank { end -= 1 }
        return start..<end
    }

    /// The place of the first `byte` in `range`, else the end of `range`.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
        var index = range.lowerBound
        while index < range.upperBound, self[index] != byte { index += 1 }
        return index
    }

    /// These bytes as text; what is not UTF-8 becomes U+FFFD.
    func text(_ range: Range<Int>) -> String {
        if let span = try? UTF8Span(validating: extracting(range)) { return String(copying: span) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        for index in range { bytes.append(self[index]) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
