/// Bytes that grow: for texts that are put together of very many short runs.
///
/// An array asks before each run whether somebody else holds it, and keeps its counts behind a reference. Here a run is a
/// look at the capacity and a copy of some few instructions. There is one owner, so nobody else is asked for.
@safe public struct ByteBuffer: ~Copyable {
    /// Where the bytes lie; nil as long as there is room for none.
    @usableFromInline var start: UnsafeMutableRawPointer?
    @usableFromInline var capacity: Int
    @usableFromInline var length = 0
    /// Whether the room belongs to an array that is being made.
    private var isLent = false

    /// Nothing yet, with room for so many bytes.
    public init(capacity: Int = 0) {
        self.capacity = capacity
        unsafe start = capacity > 0 ? .allocate(byteCount: capacity, alignment: 1) : nil
    }

    private init(lent room: UnsafeMutableBufferPointer<UInt8>) {
        capacity = room.count
        unsafe start = UnsafeMutableRawPointer(room.baseAddress)
        isLent = true
    }

    deinit {
        if !isLent { unsafe start?.deallocate() }
    }

    /// Puts bytes together where they stay: in an array with room for so many. Only where they become more are they copied
    /// into another.
    public static func array(capacity: Int, _ write: (inout ByteBuffer) -> Void) -> [UInt8] {
        var longer: [UInt8]?
        // Never without room: that would be the storage that all empty arrays of the process share, and its count is set.
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(capacity, 1)) { room, count in
            var buffer = unsafe ByteBuffer(lent: room)
            write(&buffer)
            if buffer.isLent { count = buffer.count } else { longer = buffer.bytes }
        }
        return longer ?? bytes
    }

    /// How many bytes there are.
    @inlinable public var count: Int { length }

    /// A copy of all bytes.
    public var bytes: [UInt8] {
        unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Reads all bytes where they are.
    @inlinable public func read<Result>(_ read: (Span<UInt8>) -> Result) -> Result {
        unsafe read(UnsafeRawBufferPointer(start: start, count: count).bindMemory(to: UInt8.self).span)
    }

    /// Drops what is beyond this many bytes; there may not be fewer.
    public mutating func shorten(to length: Int) {
        precondition(length >= 0 && length <= count, "A buffer of \(count) bytes cannot be cut at \(length).")
        self.length = length
    }

    /// Adds one byte.
    @inlinable public mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        unsafe start.unsafelyUnwrapped.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        length &+= 1
    }

    /// Adds bytes.
    @inlinable public mutating func append(_ run: [UInt8]) {
        unsafe run.withUnsafeBytes { unsafe append($0) }
    }

    /// Adds bytes.
    @inlinable @inline(__always) public mutating func append(_ run: Span<UInt8>) {
        unsafe run.withUnsafeBytes { unsafe append($0) }
    }

    /// Adds a literal, of which the length is known where this is called.
    @inlinable @inline(__always) public mutating func append(literal: StaticString) {
        unsafe append(UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Adds what another one holds.
    @inlinable public mutating func append(_ other: borrowing ByteBuffer) {
        other.read { append($0) }
    }

    /// Adds a whole number in decimal.
    public mutating func append(decimal number: Int) {
        number.readDecimal { append($0) }
    }

    /// Adds a text in UTF-8.
    @inlinable public mutating func append(_ text: String) {
        text.readUTF8 { append($0) }
    }

    @inlinable @inline(__always) mutating func append(_ run: UnsafeRawBufferPointer) {
        guard let source = run.baseAddress else { return }
        if capacity &- length < run.count { grow(by: run.count) }
        guard let start = unsafe start else { return }
        unsafe Self.copy(source, to: start + length, run.count)
        length &+= run.count
    }

    /// Copies a run. Up to 64 bytes go in two pieces that may overlap: that takes fewer instructions than the call of what
    /// copies any length.
    @inlinable @inline(__always) static func copy(
        _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ length: Int
    ) {
        if length > 64 {
            unsafe target.copyMemory(from: source, byteCount: length)
        } else if length >= 32 {
            unsafe copyEnds(source, to: target, length, as: SIMD32<UInt8>.self)
        } else if length >= 16 {
            unsafe copyEnds(source, to: target, length, as: SIMD16<UInt8>.self)
        } else if length >= 8 {
            unsafe copyEnds(source, to: target, length, as: UInt64.self)
        } else if length >= 4 {
            unsafe copyEnds(source, to: target, length, as: UInt32.self)
        } else if length >= 2 {
            unsafe copyEnds(source, to: target, length, as: UInt16.self)
        } else if length == 1 {
            unsafe copyEnds(source, to: target, length, as: UInt8.self)
        }
    }

    /// Copies the first and the last piece of a run that has no byte between them.
    @inlinable @inline(__always) static func copyEnds<Piece: BitwiseCopyable>(
        _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ length: Int, as type: Piece.Type
    ) {
        let last = length &- MemoryLayout<Piece>.size
        let (head, tail) = unsafe (
            source.loadUnaligned(as: type), source.loadUnaligned(fromByteOffset: last, as: type)
        )
        unsafe target.storeBytes(of: head, as: type)
        unsafe target.storeBytes(of: tail, toByteOffset: last, as: type)
    }

    /// Makes room for so many bytes more: at least twice as much as before, so that each byte is moved about once.
    @usableFromInline mutating func grow(by length: Int) {
        capacity = max(count + length, 2 * capacity, 64)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
        if let start = unsafe start {
            unsafe larger.copyMemory(from: start, byteCount: count)
            if !isLent { unsafe start.deallocate() }
        }
        isLent = false
        unsafe start = larger
    }
}
