internal import Platform

/// HTML that grows, in UTF-8. It has one owner and is never copied.
package struct HTMLBytes: ~Copyable {
    private var buffer: ByteBuffer

    /// Nothing yet, with room for so many bytes.
    package init(capacity: Int = 0) {
        buffer = ByteBuffer(capacity: capacity)
    }

    /// A copy of all that was written.
    package var bytes: [UInt8] { buffer.bytes }

    package var count: Int { buffer.count }

    /// Takes back all that was written after this many bytes.
    mutating func shorten(to length: Int) {
        buffer.shorten(to: length)
    }

    /// Adds one byte.
    package mutating func append(_ byte: UInt8) {
        buffer.append(byte)
    }

    /// Adds bytes as they are.
    package mutating func append(_ run: [UInt8]) {
        buffer.append(run)
    }

    /// Adds text as it is.
    package mutating func append(raw text: String) {
        buffer.append(text)
    }

    /// Adds ` name="value"`, with the value escaped.
    mutating func append(attribute name: String, _ value: String) {
        append(UInt8(ascii: " "))
        append(raw: name)
        append(raw: "=\"")
        append(escaping: value)
        append(UInt8(ascii: "\""))
    }

    /// Adds text as the content of an element or of a double-quoted attribute (HTML Living Standard, 13.2.5).
    ///
    /// U+0000 would be dropped by a parser and becomes U+FFFD.
    package mutating func append(escaping text: String) {
        text.readUTF8 { append(escaping: $0, $0.indices) }
    }

    /// Adds a part of a text, given in UTF-8, as above: run by run, each up to the next byte that cannot stand as it is.
    package mutating func append(escaping text: Span<UInt8>, _ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = text.firstToEscape(in: start..<range.upperBound)
            buffer.append(text.extracting(start..<end))
            guard end < range.upperBound else { return }
            append(reference: text[end])
            start = end + 1
        }
    }

    private mutating func append(reference byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): append(raw: "&amp;")
        case UInt8(ascii: "<"): append(raw: "&lt;")
        case UInt8(ascii: ">"): append(raw: "&gt;")
        case UInt8(ascii: "\""): append(raw: "&quot;")
        case 0x0D: append(raw: "&#13;")
        case 0x00: append(raw: "\u{FFFD}")
        default: append(byte)
        }
    }
}

extension Span<UInt8> {
    /// Where the first byte of a part stands that cannot stand as it is; the end of the part where there is none. It looks
    /// at eight at a time: the last eight may overlap those before.
    fileprivate func firstToEscape(in part: Range<Int>) -> Int {
        let last = part.upperBound - 8
        var index = part.lowerBound
        while index <= last, !word(at: index).needsEscapes { index += 8 }
        if index > last, last >= part.lowerBound, !word(at: last).needsEscapes { return part.upperBound }
        while index < part.upperBound, !self[index].needsEscape { index += 1 }
        return index
    }
}

extension UInt64 {
    /// Whether any of its bytes `needsEscape`.
    fileprivate var needsEscapes: Bool {
        let zero = zeros | (self ^ Self.all(0x0D)).zeros
        // `"` and `&` differ in one bit, and so do `<` and `>`.
        let quote = ((self | Self.all(0x04)) ^ Self.all(0x26)).zeros
        let angle = ((self | Self.all(0x02)) ^ Self.all(0x3E)).zeros
        return (zero | quote | angle) & Self.all(0x80) != 0
    }

    /// Has the highest bit of some byte set if and only if any of the bytes is zero: such a byte borrows from its highest
    /// bit, and had none there.
    private var zeros: UInt64 { (self &- Self.all(0x01)) & ~self }

    private static func all(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}

extension UInt8 {
    /// A bit for each byte below 64: whether it is one that `needsEscape`.
    private static let escapes: UInt64 = 1 << 0x00 | 1 << 0x0D | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E

    /// Whether the byte cannot stand as it is: one of `&`, `<`, `>`, `"`, CR and NUL.
    fileprivate var needsEscape: Bool {
        self < 64 && (Self.escapes &>> UInt64(self)) & 1 == 1
    }
}
