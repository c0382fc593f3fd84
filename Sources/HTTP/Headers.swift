/// The header fields of a request, in the order they came.
///
/// Names and values lie in one byte buffer; a look-up compares bytes, case aside, and makes a String only
/// of the value that was asked for.
public struct Headers: Sendable {
    private var bytes: [UInt8] = []
    private var fields: [Field] = []

    private struct Field: Sendable {
        var name: Range<Int>
        var value: Range<Int>
    }

    /// No fields.
    public init() {}

    /// Fields from pairs, as tests write them.
    public init(_ pairs: [(String, String)]) {
        for (name, value) in pairs { append(name: name.utf8, value: value.utf8) }
    }

    /// Adds one field at the end.
    public mutating func append(name: some Sequence<UInt8>, value: some Sequence<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: name)
        let middle = bytes.count
        bytes.append(contentsOf: value)
        fields.append(Field(name: start..<middle, value: middle..<bytes.count))
    }

    /// How many fields there are.
    public var count: Int { fields.count }

    /// The value of the first field of that name, case aside; nil where there is none.
    public subscript(name: StaticString) -> String? {
        for field in fields where matches(field.name, name) {
            return String(decoding: bytes[field.value], as: UTF8.self)
        }
        return nil
    }

    /// The values of every field of that name, in order.
    public func all(_ name: StaticString) -> [String] {
        fields.filter { matches($0.name, name) }.map { String(decoding: bytes[$0.value], as: UTF8.self) }
    }

    private func matches(_ range: Range<Int>, _ name: StaticString) -> Bool {
        let wanted = name.description.utf8
        guard wanted.count == range.count else { return false }
        return zip(bytes[range], wanted).allSatisfy { lowercased($0) == lowercased($1) }
    }

    private func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }
}
