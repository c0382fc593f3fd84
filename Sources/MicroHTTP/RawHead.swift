internal import CMicroHTTPD
internal import Glibc

/// The head of a request as it lies in the library's memory, in one piece.
///
/// The library has written NULs over its separators, so different heads can leave the same bytes. What they were cut into
/// tells them apart: the target, as it came, the place of the version, and those of all fields. Whatever is decided of a
/// request from its head is decided by these. Valid during one call of the handler.
@safe struct RawHead: ~Copyable {
    let bytes: UnsafeRawBufferPointer
    /// The target as it came, where it has a query: its separators are overwritten, too.
    let target: [UInt8]?
    /// Where the version starts.
    let version: Int
    let hash: Int
    private let connection: OpaquePointer

    /// Where a field lies, from the start of the head.
    struct Field: Equatable {
        let name: Int
        let nameSize: Int
        let value: Int
        let valueSize: Int
    }

    /// The longest head that is worth comparing; those of browsers are about 600 bytes long.
    private static let longest = 2_048

    /// - Returns: nil where the head is a long one, or this release of the library may lay it out otherwise.
    init?(
        of connection: OpaquePointer, target: ArrivedTarget, method: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>
    ) {
        let size = unsafe vitrine_head_size(connection)
        guard Layout.isKnown, 1...Self.longest ~= size else { return nil }
        unsafe bytes = UnsafeRawBufferPointer(start: method, count: size)
        self.target = target.rawBytes
        self.version = Int(bitPattern: version) - Int(bitPattern: method)
        hash = unsafe Self.hash(of: bytes)
        unsafe self.connection = connection
    }

    /// Where its fields lie.
    var fields: [Field] {
        var reading = FieldReading(start: unsafe Int(bitPattern: bytes.baseAddress), expected: nil)
        read(&reading)
        return reading.fields
    }

    /// Whether its fields lie at these places.
    func hasFields(_ fields: [Field]) -> Bool {
        var reading = FieldReading(start: unsafe Int(bitPattern: bytes.baseAddress), expected: fields)
        read(&reading)
        return reading.isExpected && reading.count == fields.count
    }

    private func read(_ reading: inout FieldReading) {
        unsafe withUnsafeMutablePointer(to: &reading) { reading in
            _ = unsafe MHD_get_connection_values_n(connection, .HEADER_KIND, fieldPlaced, reading)
        }
    }

    /// A number that tells most heads apart, in little time: two heads with the same one only take each other's place.
    private static func hash(of bytes: UnsafeRawBufferPointer) -> Int {
        var hash: UInt64 = UInt64(bytes.count)
        var index = 0
        while index < bytes.count {
            let isWhole = index &+ 8 <= bytes.count
            let next =
                unsafe isWhole
                ? bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) : UInt64(bytes[index])
            hash = (hash ^ next) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            index &+= isWhole ? 8 : 1
        }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}

/// What a walk over the fields of a head notes: their places, or whether they are those that are expected.
struct FieldReading {
    let start: Int
    let expected: [RawHead.Field]?
    private(set) var fields: [RawHead.Field] = []
    private(set) var count = 0
    private(set) var isExpected = true

    init(start: Int, expected: [RawHead.Field]?) {
        self.start = start
        self.expected = expected
    }

    /// Notes one field. Called by the library through `fieldPlaced`.
    mutating func note(name: Int, _ nameSize: Int, value: Int, _ valueSize: Int) {
        let field = RawHead.Field(
            name: name &- start, nameSize: nameSize, value: value &- start, valueSize: valueSize)
        if let expected {
            isExpected = isExpected && count < expected.count && expected[count] == field
        } else {
            fields.append(field)
        }
        count += 1
    }
}
