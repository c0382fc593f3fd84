/// A place in Swift source, and how to get on from there, piece by piece and bracket by bracket.
struct SwiftCursor {
    let code: SwiftCode
    private let pieces: [SwiftPiece]
    /// The number of the piece that it stands at.
    var position = 0

    init(_ source: String) {
        code = SwiftCode(source)
        pieces = code.pieces
    }

    var current: SwiftPiece? { pieces[safe: position] }

    func text(_ piece: SwiftPiece?) -> String {
        piece.map { String(decoding: code.bytes[$0.bytes], as: UTF8.self) } ?? ""
    }

    /// The source from one piece up to another.
    func text(from start: Int, to end: Int) -> String {
        guard start < end, let first = pieces[safe: start], let last = pieces[safe: end - 1] else {
            return ""
        }
        return code.text(from: first.bytes.lowerBound, to: last.bytes.upperBound)
    }

    func isSign(_ sign: String, at index: Int? = nil) -> Bool {
        guard let piece = pieces[safe: index ?? position], piece.kind == .sign else { return false }
        return text(piece) == sign
    }

    func isWord(_ word: String) -> Bool {
        current?.kind == .word && text(current) == word
    }

    /// The names and keywords from one piece up to another.
    func words(from start: Int, to end: Int) -> [String] {
        pieces[start..<end].filter { $0.kind == .word }.map { text($0) }
    }

    /// The text of the piece that stands so many further on.
    func text(ahead offset: Int) -> String { text(pieces[safe: position + offset]) }

    /// Walks over one piece, or over a bracket with all that is in it.
    mutating func skip() {
        var depth = 0
        repeat {
            guard let piece = current else { return }
            if piece.kind == .sign {
                switch text(piece) {
                case "(", "[", "{": depth += 1
                case ")", "]", "}": depth -= 1
                default: break
                }
            }
            position += 1
        } while depth > 0
    }

    /// Walks over `<…>`; the head of an arrow closes nothing.
    mutating func skipAngles() {
        var depth = 0
        repeat {
            if isSign("<") { depth += 1 }
            if isSign(">"), !isSign("-", at: position - 1) { depth -= 1 }
            position += 1
        } while depth > 0 && current != nil
    }

    /// Walks to the first of these signs that stands in no bracket; with `inLine`, to the end of the line at most.
    mutating func skip(to signs: Set<String>, inLine: Bool = false) {
        let start = position
        while let piece = current {
            if piece.kind == .sign, signs.contains(text(piece)) { return }
            if inLine, piece.startsLine, position > start, !isSign("-", at: position - 1) { return }
            if isSign("<") { skipAngles() } else { skip() }
        }
    }
}

extension Array {
    /// The element, or nil past the end.
    subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
