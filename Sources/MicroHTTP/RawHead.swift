internal import CMicroHTTPD
internal import Glibc

/// The head of a request as it lies in the library's memory, in one piece.
///
/// The library has written NULs over its separators. Which bytes were separators the number of fields tells: of two heads
/// with the same bytes and as many fields, all parts lie at the same places. So whatever is decided of a request from
/// its head, is decided by these two. Valid during one call of the handler.
@safe struct RawHead: ~Copyable {
    let bytes: UnsafeRawBufferPointer
    /// How many fields there are.
    let fields: Int
    let hash: Int

    /// The longest head that is worth comparing; those of browsers are about 600 bytes long.
    private static let longest = 2_048

    /// - Returns: nil where the head is a long one, or this release of the library may lay it out otherwise.
    init?(of connection: OpaquePointer, method: UnsafePointer<CChar>) {
        let size = unsafe vitrine_head_size(connection)
        guard Layout.isKnown, 1...Self.longest ~= size else { return nil }
        unsafe bytes = unsafe UnsafeRawBufferPointer(start: method, count: size)
        fields = Int(unsafe MHD_get_connection_values(connection, .HEADER_KIND, nil, nil))
        hash = unsafe Self.hash(of: bytes)
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
