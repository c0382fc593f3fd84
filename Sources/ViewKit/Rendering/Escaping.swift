extension [UInt8] {
    /// Adds text as the content of an element or of a double-quoted attribute (HTML Living Standard, 13.2.5).
    ///
    /// Clean text, nearly all of it, is copied in one piece. U+0000 would be dropped by a parser and becomes U+FFFD.
    public mutating func appendEscaped(_ text: String) {
        let utf8 = text.utf8
        guard utf8.contains(where: Escape.isNeeded) else {
            append(contentsOf: utf8)
            return
        }
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): append(contentsOf: "&quot;".utf8)
            case 0x0D: append(contentsOf: "&#13;".utf8)
            case 0x00: append(contentsOf: "\u{FFFD}".utf8)
            default: append(byte)
            }
        }
    }
}

/// Which bytes cannot stand as they are.
private enum Escape {
    @inline(__always)
    static func isNeeded(_ byte: UInt8) -> Bool {
        byte < 0x40
            && (byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
                || byte == UInt8(ascii: "\"") || byte == 0x0D || byte == 0x00)
    }
}
