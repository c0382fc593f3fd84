extension [UInt8] {
    /// Adds text as it is.
    ///
    /// Most pieces of a page have some few bytes, for which a loop is quicker than what the library does for any length.
    mutating func append(raw text: String) {
        let bytes = text.utf8.span
        guard bytes.count <= 32 else { return append(contentsOf: text.utf8) }
        guard !bytes.isEmpty else { return }
        append(addingCapacity: bytes.count) { put(bytes, into: &$0) }
    }

    /// Adds ` name="value"`, with the value escaped.
    mutating func append(attribute name: String, _ value: String) {
        let name = name.utf8.span
        let value = value.utf8.span
        let valueStart = count + name.count + 3
        append(addingCapacity: name.count + value.count + 4) { output in
            output.append(UInt8(ascii: " "))
            put(name, into: &output)
            output.append(UInt8(ascii: "="))
            output.append(UInt8(ascii: "\""))
            for index in value.indices {
                let byte = value[index]
                if byte.needsEscape { return }
                output.append(byte)
            }
            output.append(UInt8(ascii: "\""))
        }
        let written = count - valueStart
        guard written <= value.count else { return }
        appendEscaped(value, from: written)
        append(UInt8(ascii: "\""))
    }

    /// Adds text as the content of an element or of a double-quoted attribute (HTML Living Standard, 13.2.5).
    ///
    /// U+0000 would be dropped by a parser and becomes U+FFFD.
    public mutating func appendEscaped(_ text: String) {
        appendEscaped(text.utf8.span)
    }

    /// Adds text, given in UTF-8, as above: run by run, each up to the next byte that cannot stand as it is.
    ///
    /// Never adds nothing: to an empty array that would write its count, 0, into the one storage that all empty arrays
    /// of the process share, which is a data race.
    public mutating func appendEscaped(_ text: Span<UInt8>, from start: Int = 0) {
        var next = start
        while next < text.count {
            let start = count
            append(addingCapacity: text.count - next) { output in
                for index in next..<text.count {
                    let byte = text[index]
                    if byte.needsEscape { return }
                    output.append(byte)
                }
            }
            next += count - start
            guard next < text.count else { return }
            append(escaping: text[next])
            next += 1
        }
    }

    private mutating func append(escaping byte: UInt8) {
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

/// Adds bytes where there is room for them.
@inline(__always)
private func put(_ bytes: Span<UInt8>, into output: inout OutputSpan<UInt8>) {
    for index in bytes.indices { output.append(bytes[index]) }
}

extension UInt8 {
    /// A bit for each byte below 64: whether it is one that `needsEscape`.
    private static let escapes: UInt64 = 1 << 0x00 | 1 << 0x0D | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E

    /// Whether the byte cannot stand as it is: one of `&`, `<`, `>`, `"`, CR and NUL.
    fileprivate var needsEscape: Bool {
        self < 64 && (Self.escapes &>> UInt64(self)) & 1 == 1
    }
}
