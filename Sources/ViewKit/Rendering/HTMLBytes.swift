/// HTML that grows, in UTF-8.
///
/// Most of a page are pieces of some few bytes. A loop copies such a piece in a third of the time in which an array takes
/// it in, whose way is that for any length.
package struct HTMLBytes {
    /// All that was written.
    package private(set) var bytes: [UInt8] = []

    /// From this length on, the way for any length is the quicker one.
    private static let long = 256

    /// Nothing yet, with room for so many bytes.
    package init(capacity: Int = 0) {
        if capacity > 0 { bytes.reserveCapacity(capacity) }
    }

    package var count: Int { bytes.count }

    /// Takes back all that was written after this many bytes.
    mutating func shorten(to length: Int) {
        bytes.removeLast(bytes.count - length)
    }

    /// Adds one byte.
    package mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// Adds bytes as they are.
    package mutating func append(_ run: [UInt8]) {
        guard run.count < Self.long else { return bytes += run }
        append(run.span)
    }

    /// Adds text as it is.
    package mutating func append(raw text: String) {
        guard text.utf8.count < Self.long else { return bytes.append(contentsOf: text.utf8) }
        append(text.utf8.span)
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
        let text = text.utf8.span
        if text.needsEscapes {
            append(escaping: text, text.indices)
        } else {
            append(text)
        }
    }

    /// Adds a part of a text, given in UTF-8, as above: run by run, each up to the next byte that cannot stand as it is.
    package mutating func append(escaping text: Span<UInt8>, _ range: Range<Int>) {
        var next = range.lowerBound
        while next < range.upperBound {
            let start = count
            bytes.append(addingCapacity: range.upperBound - next) { output in
                for index in next..<range.upperBound {
                    let byte = text[index]
                    if byte.needsEscape { return }
                    output.append(byte)
                }
            }
            next += count - start
            guard next < range.upperBound else { return }
            append(reference: text[next])
            next += 1
        }
    }

    /// Never adds nothing: to an empty array that would write its count, 0, into the one storage that all empty arrays
    /// of the process share, which is a data race.
    private mutating func append(_ run: Span<UInt8>) {
        guard !run.isEmpty else { return }
        bytes.append(addingCapacity: run.count) { output in
            for index in run.indices { output.append(run[index]) }
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
    /// Whether any byte cannot stand as it is. Nearly no text has one, so this does not stop at the first: then it looks at
    /// many at a time.
    fileprivate var needsEscapes: Bool {
        var needsEscapes = false
        for index in indices { needsEscapes = self[index].needsEscape || needsEscapes }
        return needsEscapes
    }
}

extension UInt8 {
    /// A bit for each byte below 64: whether it is one that `needsEscape`.
    private static let escapes: UInt64 = 1 << 0x00 | 1 << 0x0D | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E

    /// Whether the byte cannot stand as it is: one of `&`, `<`, `>`, `"`, CR and NUL.
    fileprivate var needsEscape: Bool {
        self < 64 && (Self.escapes &>> UInt64(self)) & 1 == 1
    }
}
