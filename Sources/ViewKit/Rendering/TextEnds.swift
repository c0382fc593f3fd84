internal import Platform

/// Where a text that is written escaped has its end.
package struct TextEnds: Sendable {
    /// What a byte means for the run that is copied.
    private enum Mark: UInt8 {
        case none, escaped, end
    }

    let marks: ByteMarks

    /// Only at the end of the part that is written.
    static let none = TextEnds { _ in false }

    package init(_ isEnd: (UInt8) -> Bool) {
        marks = ByteMarks { byte in
            let mark: Mark = isEnd(byte) ? .end : byte.needsEscape ? .escaped : .none
            return mark.rawValue
        }
    }

    /// Whether it ends before this byte.
    package func contains(_ byte: UInt8) -> Bool { marks[byte] == Mark.end.rawValue }
}

extension UInt8 {
    /// Whether the byte cannot stand as it is (HTML Living Standard, 13.2.5).
    fileprivate var needsEscape: Bool {
        switch self {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x0D, 0x00: true
        default: false
        }
    }
}
