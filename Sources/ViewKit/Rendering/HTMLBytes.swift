package import Platform

/// HTML that grows, in UTF-8. It has one owner and is never copied.
package struct HTMLBytes: ~Copyable {
    /// The bytes, for whoever writes markup as it is.
    package var buffer: ByteBuffer

    /// Nothing yet, with room for so many bytes.
    package init(capacity: Int = 0) {
        buffer = ByteBuffer(capacity: capacity)
    }

    /// A copy of all that was written.
    package var bytes: [UInt8] { buffer.bytes }

    package var count: Int { buffer.count }

    /// Takes back all that was written after this many bytes.
    package mutating func shorten(to length: Int) {
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

    /// Adds a part of a text, given in UTF-8, as above.
    package mutating func append(escaping text: Span<UInt8>, _ part: Range<Int>) {
        _ = append(escaping: text, part, upTo: .none)
    }

    /// The same, up to a byte that ends it, and tells where that stands; the end of the part where there is none.
    package mutating func append(
        escaping text: Span<UInt8>, _ part: Range<Int>, upTo ends: TextEnds
    ) -> Int {
        var index = part.lowerBound
        while index < part.upperBound {
            index = buffer.append(text, index..<part.upperBound, upTo: ends.marks)
            guard index < part.upperBound, !ends.contains(text[index]) else { break }
            append(reference: text[index])
            index += 1
        }
        return index
    }

    private mutating func append(reference byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): buffer.append(literal: "&amp;")
        case UInt8(ascii: "<"): buffer.append(literal: "&lt;")
        case UInt8(ascii: ">"): buffer.append(literal: "&gt;")
        case UInt8(ascii: "\""): buffer.append(literal: "&quot;")
        case 0x0D: buffer.append(literal: "&#13;")
        case 0x00: buffer.append(literal: "\u{FFFD}")
        default: append(byte)
        }
    }
}
