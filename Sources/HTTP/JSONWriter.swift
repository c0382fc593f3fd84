extension JSON {
    /// How a document is laid out.
    public enum Layout: Sendable {
        /// On one line, without blanks.
        case compact
        /// A line for each element and member, two blanks a level, and a line feed at the end.
        case pretty
    }

    /// The bytes of the document. `<` is written as `\u003c`, so that the text is inert inside HTML.
    public func bytes(_ layout: Layout = .compact) -> [UInt8] {
        var writer = JSONWriter(layout: layout)
        writer.write(self)
        if layout == .pretty { writer.bytes.append(ASCII.lineFeed) }
        return writer.bytes
    }

    /// The document as text.
    public func text(_ layout: Layout = .compact) -> String {
        String(decoding: bytes(layout), as: UTF8.self)
    }
}

/// Turns values into bytes (RFC 8259, sections 3 to 7).
struct JSONWriter {
    var bytes: [UInt8] = []
    private let layout: JSON.Layout
    private var depth = 0

    init(layout: JSON.Layout) {
        self.layout = layout
        // Most documents are not longer: their array never grows.
        bytes.reserveCapacity(256)
    }

    mutating func write(_ value: JSON) {
        switch value {
        case .null: append("null")
        case .bool(let value): append(value ? "true" : "false")
        case .int(let value): append(value.description)
        case .double(let value): append(value.isFinite ? value.description : "null")
        case .string(let value): write(value)
        case .array(let elements):
            write(elements, between: UInt8(ascii: "["), UInt8(ascii: "]")) { $0.write($1) }
        case .object(let members):
            write(members, between: UInt8(ascii: "{"), UInt8(ascii: "}")) { $0.write($1) }
        }
    }

    private mutating func write(_ member: JSON.Member) {
        write(member.name)
        bytes.append(ASCII.colon)
        if layout == .pretty { bytes.append(ASCII.space) }
        write(member.value)
    }

    private mutating func write<Item>(
        _ items: [Item], between open: UInt8, _ close: UInt8, _ writeItem: (inout JSONWriter, Item) -> Void
    ) {
        bytes.append(open)
        depth += 1
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(ASCII.comma) }
            breakLine()
            writeItem(&self, item)
        }
        depth -= 1
        if !items.isEmpty { breakLine() }
        bytes.append(close)
    }

    private mutating func breakLine() {
        guard layout == .pretty else { return }
        bytes.append(ASCII.lineFeed)
        for _ in 0..<depth {
            bytes.append(ASCII.space)
            bytes.append(ASCII.space)
        }
    }

    private mutating func write(_ text: String) {
        bytes.append(ASCII.quote)
        if Self.needsEscapes(text.utf8.span) {
            for byte in text.utf8 { writeEscaped(byte) }
        } else {
            append(text)
        }
        bytes.append(ASCII.quote)
    }

    private static func needsEscapes(_ text: Span<UInt8>) -> Bool {
        for index in text.indices {
            let byte = text[index]
            if byte < ASCII.space || byte == ASCII.quote || byte == ASCII.backslash || byte == ASCII.lessThan
            {
                return true
            }
        }
        return false
    }

    private mutating func writeEscaped(_ byte: UInt8) {
        switch byte {
        case ASCII.quote: append(#"\""#)
        case ASCII.backslash: append(#"\\"#)
        case ASCII.lineFeed: append(#"\n"#)
        case ASCII.carriageReturn: append(#"\r"#)
        case ASCII.tab: append(#"\t"#)
        case ASCII.lessThan: append(#"\u003c"#)
        case 0..<ASCII.space:
            append(#"\u00"#)
            bytes.append(ASCII.hexDigits[Int(byte >> 4)].asciiLowercased)
            bytes.append(ASCII.hexDigits[Int(byte & 15)].asciiLowercased)
        default: bytes.append(byte)
        }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
