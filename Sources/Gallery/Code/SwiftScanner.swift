/// Walks through Swift source, byte by byte, and notes the tokens.
struct SwiftScanner {
    private(set) var tokens: [SwiftCode.Token] = []
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads code to the end, or to the parenthesis that ends an interpolation.
    mutating func scan(untilParenthesis: Bool) {
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                lineComment()
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                blockComment()
            } else if let fence = stringFence() {
                string(fence)
            } else if byte.isWordStart || byte == UInt8(ascii: "`") {
                word()
            } else if byte.isDigit {
                number()
            } else if (byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")) && peek(1)?.isWordStart == true
            {
                marked(byte)
            } else {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if depth == 0 && untilParenthesis { return }
                    depth -= 1
                }
                note(.plain, from: position, to: position + 1)
            }
        }
    }

    private func peek(_ offset: Int = 0) -> UInt8? {
        bytes.indices.contains(position + offset) ? bytes[position + offset] : nil
    }

    /// Notes a token and moves on to its end. Plain text grows together.
    private mutating func note(_ kind: SwiftCode.Kind, from start: Int, to end: Int) {
        position = end
        guard start < end else { return }
        if kind == .plain, let last = tokens.indices.last, tokens[last].kind == .plain {
            tokens[last].bytes = tokens[last].bytes.lowerBound..<end
        } else {
            tokens.append(SwiftCode.Token(kind: kind, bytes: start..<end))
        }
    }

    private func end(from start: Int, while holds: (UInt8) -> Bool) -> Int {
        bytes[start...].firstIndex { !holds($0) } ?? bytes.count
    }

    private mutating func lineComment() {
        note(.comment, from: position, to: end(from: position) { $0 != UInt8(ascii: "\n") })
    }

    /// Comments of this kind lie one inside the other.
    private mutating func blockComment() {
        var depth = 0
        var index = position
        while index < bytes.count {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch (bytes[index], next) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                index += 1
                continue
            }
            index += 2
            if depth == 0 { break }
        }
        note(.comment, from: position, to: min(index, bytes.count))
    }

    private mutating func number() {
        var index = end(from: position) { $0.isWordPart }
        if index < bytes.count - 1, bytes[index] == UInt8(ascii: "."), bytes[index + 1].isDigit {
            index = end(from: index + 1) { $0.isWordPart }
        }
        note(.number, from: position, to: index)
    }

    /// `@State` and `#expect`; `#if` and its like are keywords.
    private mutating func marked(_ sign: UInt8) {
        let index = end(from: position + 1) { $0.isWordPart }
        let name = String(decoding: bytes[(position + 1)..<index], as: UTF8.self)
        let isCondition = sign == UInt8(ascii: "#") && ["if", "else", "elseif", "endif"].contains(name)
        note(isCondition ? .keyword : .attribute, from: position, to: index)
    }

    private mutating func word() {
        var index = end(from: position + 1) { $0.isWordPart }
        let isQuoted = bytes[position] == UInt8(ascii: "`")
        if isQuoted { index = min(end(from: position + 1) { $0 != UInt8(ascii: "`") } + 1, bytes.count) }
        let name = String(decoding: bytes[position..<index], as: UTF8.self)
        note(isQuoted ? .plain : kind(of: name, to: index), from: position, to: index)
    }

    /// What a word is, by itself and by what stands beside it.
    private func kind(of name: String, to end: Int) -> SwiftCode.Kind {
        let next = end < bytes.count ? bytes[end] : 0
        let following = bytes[end...].first { $0 != UInt8(ascii: " ") } ?? 0
        let preceding = bytes[..<position].last { !$0.isBlank } ?? 0
        if position > 0, bytes[position - 1] == UInt8(ascii: ".") {
            if SwiftWords.members.contains(name) { return .keyword }
        } else if next == UInt8(ascii: ":"), preceding == UInt8(ascii: "(") || preceding == UInt8(ascii: ",")
        {
            return .plain
        } else if SwiftWords.reserved.contains(name)
            || SwiftWords.leading.contains(name) && next == UInt8(ascii: " ") && following.isWordStart
            || SwiftWords.accessors.contains(name) && following == UInt8(ascii: "{")
        {
            return .keyword
        }
        if name.utf8.first?.isCapital == true { return .type }
        if next == UInt8(ascii: "(") { return .call }
        return position > 0 && bytes[position - 1] == UInt8(ascii: ".") ? .property : .plain
    }
}

// MARK: Strings

extension SwiftScanner {
    /// How a string literal begins and ends.
    private struct Fence {
        var hashes: Int
        var quotes: Int
        var length: Int { hashes + quotes }
    }

    private func stringFence() -> Fence? {
        let start = end(from: position) { $0 == UInt8(ascii: "#") }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
        let isLong = bytes[start...].prefix(3).elementsEqual("\"\"\"".utf8)
        return Fence(hashes: start - position, quotes: isLong ? 3 : 1)
    }

    /// A string; the code of an interpolation is read as code.
    private mutating func string(_ fence: Fence) {
        let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: fence.hashes)
        let closing = [UInt8](repeating: UInt8(ascii: "\""), count: fence.quotes) + hashes
        let escape = [UInt8(ascii: "\\")] + hashes
        var start = position
        var index = position + fence.length
        while index < bytes.count {
            if bytes[index...].starts(with: closing) {
                return note(.string, from: start, to: index + closing.count)
            }
            if bytes[index...].starts(with: escape) {
                index += escape.count
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                    note(.string, from: start, to: index + 1)
                    scan(untilParenthesis: true)
                    start = position
                    index = position
                }
            }
            index += 1
        }
        note(.string, from: start, to: bytes.count)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
    fileprivate var isWordStart: Bool {
        isCapital || (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$") || self >= 0x80
    }
    fileprivate var isWordPart: Bool { isWordStart || isDigit }
}
