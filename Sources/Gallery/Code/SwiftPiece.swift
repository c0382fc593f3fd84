/// The smallest part of Swift source that a reader of declarations looks at.
struct SwiftPiece: Sendable, Equatable {
    enum Kind: Sendable {
        /// A name or a keyword, with its backticks where it has some.
        case word
        /// One character of punctuation.
        case sign
        /// A number, or a part of a string.
        case literal
        /// `@ViewBuilder`, without what it is given in parentheses.
        case attribute
        /// A line that starts with three slashes. All other comments are left out.
        case documentation
    }

    let kind: Kind
    let bytes: Range<Int>
    /// Whether it is the first on its line.
    let startsLine: Bool
}

extension SwiftCode {
    /// The source without its white space and without the comments that document nothing.
    var pieces: [SwiftPiece] {
        var pieces: [SwiftPiece] = []
        var startsLine = true
        func note(_ kind: SwiftPiece.Kind, _ bytes: Range<Int>) {
            pieces.append(SwiftPiece(kind: kind, bytes: bytes, startsLine: startsLine))
            startsLine = false
        }
        for token in tokens {
            switch token.kind {
            case .comment:
                if bytes[token.bytes].starts(with: "///".utf8) { note(.documentation, token.bytes) }
            case .string, .number:
                note(.literal, token.bytes)
            case .attribute:
                note(.attribute, token.bytes)
            case .plain, .keyword, .type, .call, .property:
                var index = token.bytes.lowerBound
                while index < token.bytes.upperBound {
                    if bytes[index] == UInt8(ascii: "\n") { startsLine = true }
                    let rest = bytes[index..<token.bytes.upperBound]
                    let word = rest.prefix { $0.standsInName }
                    if !word.isEmpty {
                        note(.word, word.startIndex..<word.endIndex)
                    } else if bytes[index] > UInt8(ascii: " ") {
                        note(.sign, index..<(index + 1))
                    }
                    index += max(1, word.count)
                }
            }
        }
        return pieces
    }

    /// The source from one byte to another, with single blanks where it goes on in another line.
    func text(from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        return String(decoding: bytes[start..<end], as: UTF8.self).split(separator: "\n")
            .map { $0.trimmedOfBlanks }.joined(separator: " ")
    }
}

extension Substring {
    /// The text without blanks at its ends.
    var trimmedOfBlanks: Substring {
        let start = drop { $0 == " " }
        guard let end = start.lastIndex(where: { $0 != " " }) else { return start }
        return start[...end]
    }
}

extension UInt8 {
    fileprivate var standsInName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"),
            0x80...:
            true
        default:
            false
        }
    }
}
