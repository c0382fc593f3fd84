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
        var reading = FieldReading(start: unsafe Int(bitPattern: bytes.baseAddress))
        unsafe withUnsafeMutablePointer(to: &reading) { reading in
            _ = unsafe MHD_get_connection_values_n(connection, .HEADER_KIND, fieldPlaced, reading)
        }
        return reading.fields
    }

    /// Whether its fields lie at these places.
    func hasFields(_ fields: [Field]) -> Bool {
        unsafe fields.withUnsafeBufferPointer { fields in
            var comparison = unsafe FieldComparison(
                start: Int(bitPattern: bytes.baseAddress), expected: fields)
            _ = unsafe withUnsafeMutablePointer(to: &comparison) { comparison in
                unsafe MHD_get_connection_values_n(connection, .HEADER_KIND, fieldCompared, comparison)
            }
            return comparison.passed == fields.count
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

/// A walk over the fields of a head that notes their places.
struct FieldReading {
    private let start: Int
    private(set) var fields: [RawHead.Field] = []

    init(start: Int) { self.start = start }

    /// Notes one field. Called by the library through `fieldPlaced`.
    mutating func note(name: Int, _ nameSize: Int, value: Int, _ valueSize: Int) {
        fields.append(
            RawHead.Field(
                name: name &- start, nameSize: nameSize, value: value &- start, valueSize: valueSize))
    }
}

/// A walk over the fields of a head that compares their places with those of another.
@safe struct FieldComparison {
    private let start: Int
    private let expected: UnsafeBufferPointer<RawHead.Field>
    /// How many have passed, each in its place; -1 from the first on that is not.
    private(set) var passed = 0

    init(start: Int, expected: UnsafeBufferPointer<RawHead.Field>) {
        self.start = start
        unsafe self.expected = expected
    }

    /// Passes one field. Called by the library through `fieldCompared`.
    ///
    /// - Returns: Whether it is in its place, and the walk is to go on.
    mutating func pass(name: Int, _ nameSize: Int, value: Int, _ valueSize: Int) -> Bool {
        let field = RawHead.Field(
            name: name &- start, nameSize: nameSize, value: value &- start, valueSize: valueSize)
        let isInPlace = unsafe expected.indices.contains(passed) && expected[passed] == field
        passed = isInPlace ? passed &+ 1 : -1
        return isInPlace
    }
}
