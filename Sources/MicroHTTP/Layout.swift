internal import CMicroHTTPD
internal import Glibc

/// Where the parts of a head lie in the library's memory.
///
/// The 0.9 releases of the library take a NUL in a value for its end, a bare LF for a line end, and glue folded lines
/// together, and do not tell. But they parse in place: each field name then starts right behind the line end of the
/// value before it. So any part that is not where the grammar of RFC 9112 would put it gives such a head away. Later
/// releases refuse these heads themselves.
struct Layout {
    /// Where the next name must start.
    private var next: UInt
    /// Where the head ends, the empty line included.
    private let end: UInt
    /// False as soon as anything is out of its place.
    private var isInOrder: Bool

    /// Starts with the request line. Called on the connection's pool thread, in the first handler call of a request.
    ///
    /// - Returns: nil where the library's release does not have its heads laid out like this.
    init?(method: UnsafePointer<CChar>, target: Target, version: UnsafePointer<CChar>, headSize: Int) {
        guard Self.isKnown else { return nil }
        let start = UInt(bitPattern: method)
        let version = UInt(bitPattern: version)
        // One blank on both sides of the target; "HTTP/1.1" and a line end after it.
        isInOrder =
            unsafe target.address == start &+ UInt(strlen(method)) &+ 1
            && version == target.address &+ UInt(target.length) &+ 1
        next = version &+ 8 &+ 2
        end = start &+ UInt(headSize)
    }

    /// Passes one field, in the order of the head.
    mutating func pass(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        let nameStart = UInt(bitPattern: name.baseAddress)
        let valueStart = UInt(bitPattern: value.baseAddress)
        let colon = nameStart &+ UInt(name.count)
        guard isInOrder, nameStart == next, valueStart > colon, valueStart < end else {
            isInOrder = false
            return
        }
        // Between the colon and the value there are only blanks. These bytes belong to the head: they lie between two
        // places in it.
        let blanks = unsafe UnsafeRawBufferPointer(
            start: name.baseAddress?.advanced(by: name.count + 1), count: Int(valueStart &- colon &- 1))
        guard unsafe isBlank(Span(_unsafeBytes: blanks)) else {
            isInOrder = false
            return
        }
        next = valueStart &+ UInt(value.count) &+ 2
    }

    /// Whether everything was in its place; asked when all fields have passed.
    var isUnbroken: Bool { isInOrder && next &+ 2 == end }

    /// Whether the library's release lays heads out like this.
    static let isKnown = unsafe String(cString: MHD_get_version()).hasPrefix("0.")
}

private func isBlank(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] != 0x20 && bytes[index] != 0x09 { return false }
    return true
}
