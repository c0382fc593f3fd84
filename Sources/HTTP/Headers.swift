/// The header fields of a request, in the order they came.
///
/// Names and values lie in one byte buffer; a look-up compares bytes, case aside, allocates nothing, and makes
/// a String only of the value that was asked for.
public struct Headers: Sendable {
    @usableFromInline var bytes: [UInt8] = []
    @usableFromInline var fields: [Field] = []

    /// Where a field ends in the buffer; it starts where the one before it ends.
    @usableFromInline
    struct Field: Sendable {
        @usableFromInline var nameEnd: Int
        @usableFromInline var valueEnd: Int

        @inlinable
        init(nameEnd: Int, valueEnd: Int) {
            self.nameEnd = nameEnd
            self.valueEnd = valueEnd
        }
    }

    /// No fields.
    public init() {}

    /// No fields yet, with room for some, so that filling in allocates once.
    public init(reservingFields fieldCount: Int, bytes byteCount: Int) {
        fields.reserveCapacity(fieldCount)
        bytes.reserveCapacity(byteCount)
    }

    /// Fields from pairs, as tests write them.
    public init(_ pairs: [(String, String)]) {
        for (name, value) in pairs { append(name: name.utf8, value: value.utf8) }
    }

    /// Adds one field at the end.
    @inlinable
    public mutating func append(name: some Sequence<UInt8>, value: some Sequence<UInt8>) {
        bytes.append(contentsOf: name)
        let nameEnd = bytes.count
        bytes.append(contentsOf: value)
        fields.append(Field(nameEnd: nameEnd, valueEnd: bytes.count))
    }

    /// How many fields there are.
    public var count: Int { fields.count }

    /// The value of the first field of that name, case aside; nil where there is none. Bytes that are not UTF-8
    /// become U+FFFD.
    public subscript(name: String) -> String? {
        valueRange(of: name).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// The values of every field of that name, in order.
    public func all(_ name: String) -> [String] {
        var values: [String] = []
        var index = 0
        while let range = nextValue(of: name, from: &index) {
            values.append(String(decoding: bytes[range], as: UTF8.self))
        }
        return values
    }

    /// Whether there is a field of that name.
    public func contains(_ name: String) -> Bool { valueRange(of: name) != nil }

    /// How many fields have that name.
    public func count(of name: String) -> Int {
        var count = 0
        var index = 0
        while nextValue(of: name, from: &index) != nil { count += 1 }
        return count
    }
}

extension Headers {
    /// Where the value of the first field of that name lies in `bytes`.
    func valueRange(of name: String) -> Range<Int>? {
        var index = 0
        return nextValue(of: name, from: &index)
    }

    /// Where the next value of that name lies in `bytes`, beginning with the field at `index`, which moves past it.
    func nextValue(of name: String, from index: inout Int) -> Range<Int>? {
        let buffer = bytes.span
        var start = index == 0 ? 0 : fields[index - 1].valueEnd
        while index < fields.count {
            let field = fields[index]
            index += 1
            if buffer.extracting(start..<field.nameEnd).equalsIgnoringCase(name) {
                return field.nameEnd..<field.valueEnd
            }
            start = field.valueEnd
        }
        return nil
    }

    /// Calls `body` with the bytes of each value of that name, in order.
    func forEachValue(of name: String, _ body: (Span<UInt8>) -> Void) {
        var index = 0
        while let range = nextValue(of: name, from: &index) { body(bytes.span.extracting(range)) }
    }
}
