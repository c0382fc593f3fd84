/// Reads UTF-8 bytes from front to back, one byte of look-ahead, each byte once.
struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(JSON.SyntaxError) -> JSON {
        let value = try value()
        skipBlanks()
        if index < bytes.count { throw error("something follows the document") }
        return value
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func error(_ reason: String) -> JSON.SyntaxError {
        JSON.SyntaxError(offset: index, reason: reason)
    }

    private mutating func skipBlanks() {
        while let byte = next, byte.isBlank || byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
            index += 1
        }
    }

    /// Takes `byte` where it is the next that is no blank.
    private mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard next == byte else { return false }
        index += 1
        return true
    }

    private mutating func value() throws(JSON.SyntaxError) -> JSON {
        skipBlanks()
        switch next {
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "["): return .array(try elements())
        case ASCII.quote: return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case ASCII.minus, (ASCII.zero...ASCII.nine)?: return try number()
        case nil: throw error("the document ends where a value is expected")
        default: throw error("a value is expected")
        }
    }

    private mutating func word(_ word: String, _ value: JSON) throws(JSON.SyntaxError) -> JSON {
        guard bytes[index...].starts(with: word.utf8) else { throw error("a value is expected") }
        index += word.utf8.count
        return value
    }
}

// MARK: - Arrays and objects

extension JSONParser {
    private mutating func enter() throws(JSON.SyntaxError) {
        guard depth < JSON.depthLimit else {
            throw error("more than \(JSON.depthLimit) values lie in one another")
        }
        depth += 1
        index += 1
    }

    private mutating func elements() throws(JSON.SyntaxError) -> [JSON] {
        try enter()
        defer { depth -= 1 }
        var elements: [JSON] = []
        if take(UInt8(ascii: "]")) { return elements }
        repeat { elements.append(try value()) } while take(ASCII.comma)
        guard take(UInt8(ascii: "]")) else { throw error("“,” or “]” is expected") }
        return elements
    }

    private mutating func members() throws(JSON.SyntaxError) -> [JSON.Member] {
        try enter()
        defer { depth -= 1 }
        var members: [JSON.Member] = []
        // As bytes, since to a String two names are one where Unicode holds them equivalent.
        var names: Set<[UInt8]> = []
        if take(UInt8(ascii: "}")) { return members }
        repeat {
            skipBlanks()
            let start = index
            guard next == ASCII.quote else { throw error("a name in quotes is expected") }
            let name = try string()
            guard names.insert(Array(name.utf8)).inserted else {
                throw JSON.SyntaxError(offset: start, reason: "the name “\(name)” comes a second time")
            }
            guard take(ASCII.colon) else { throw error("“:” is expected") }
            members.append(JSON.Member(name, try value()))
        } while take(ASCII.comma)
        guard take(UInt8(ascii: "}")) else { throw error("“,” or “}” is expected") }
        return members
    }
}

// MARK: - Numbers

extension JSONParser {
    /// A number (RFC 8259, section 6). One beyond the range of Double is refused.
    private mutating func number() throws(JSON.SyntaxError) -> JSON {
        let start = index
        var isWhole = true
        if next == ASCII.minus { index += 1 }
        if next == ASCII.zero { index += 1 } else { try digits() }
        if next == ASCII.dot {
            isWhole = false
            index += 1
            try digits()
        }
        if next?.asciiLowercased == UInt8(ascii: "e") {
            isWhole = false
            index += 1
            if next == ASCII.plus || next == ASCII.minus { index += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let value = Int(text) { return .int(value) }
        guard let value = Double(text), value.isFinite else {
            throw JSON.SyntaxError(offset: start, reason: "the number is too large")
        }
        return .double(value)
    }

    private mutating func digits() throws(JSON.SyntaxError) {
        guard next?.isDigit == true else { throw error("a digit is expected") }
        while next?.isDigit == true { index += 1 }
    }
}

// MARK: - Strings

extension JSONParser {
    private mutating func string() throws(JSON.SyntaxError) -> String {
        index += 1
        let start = index
        skipPlainBytes()
        if next == ASCII.quote {
            defer { index += 1 }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }
        var text = Array(bytes[start..<index])
        while next != ASCII.quote {
            guard next == ASCII.backslash else {
                throw error(next == nil ? "a string does not end" : "a control character is not escaped")
            }
            try escape(into: &text)
            let plain = index
            skipPlainBytes()
            text.append(contentsOf: bytes[plain..<index])
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func skipPlainBytes() {
        while let byte = next, byte != ASCII.quote, byte != ASCII.backslash, byte >= ASCII.space {
            index += 1
        }
    }

    /// Reads the escape that starts here.
    private mutating func escape(into text: inout [UInt8]) throws(JSON.SyntaxError) {
        let start = index
        index += 2
        switch start + 1 < bytes.count ? bytes[start + 1] : nil {
        case ASCII.quote: text.append(ASCII.quote)
        case ASCII.backslash: text.append(ASCII.backslash)
        case ASCII.slash: text.append(ASCII.slash)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(ASCII.lineFeed)
        case UInt8(ascii: "r"): text.append(ASCII.carriageReturn)
        case UInt8(ascii: "t"): text.append(ASCII.tab)
        case UInt8(ascii: "u"):
            index = start
            let scalar = try unicodeEscape()
            text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        default: throw JSON.SyntaxError(offset: start, reason: "the escape is none that JSON knows")
        }
    }

    /// Reads `\uXXXX`, and the second of its kind where both make a surrogate pair.
    private mutating func unicodeEscape() throws(JSON.SyntaxError) -> Unicode.Scalar {
        let replacement: Unicode.Scalar = "\u{FFFD}"
        guard let first = codeUnit(at: index) else {
            throw error("“\\u” is not followed by four digits in base 16")
        }
        index += 6
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, let second = codeUnit(at: index), (0xDC00...0xDFFF).contains(second) else {
            return replacement
        }
        index += 6
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? replacement
    }

    /// What the `\uXXXX` at `start` stands for; nil where there is none.
    private func codeUnit(at start: Int) -> UInt32? {
        guard bytes.count - start >= 6, bytes[start] == ASCII.backslash, bytes[start + 1] == UInt8(ascii: "u")
        else {
            return nil
        }
        var unit: UInt32 = 0
        for byte in bytes[start + 2..<start + 6] {
            guard let digit = byte.hexValue else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }
}
