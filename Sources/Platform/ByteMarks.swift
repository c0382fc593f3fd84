/// A mark for each byte, zero for most: what a byte is can be looked up in one instruction. It is for constants, since it is
/// never let go of.
@safe public struct ByteMarks: @unchecked Sendable {
    @usableFromInline let marks: UnsafePointer<UInt8>

    public init(_ mark: (UInt8) -> UInt8) {
        let marks = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        for byte in UInt8.min ... .max { unsafe (marks + Int(byte)).initialize(to: mark(byte)) }
        unsafe self.marks = UnsafePointer(marks)
    }

    @inlinable public subscript(byte: UInt8) -> UInt8 { unsafe marks[Int(byte)] }
}

extension ByteBuffer {
    /// Adds a part of a text up to the first byte that has a mark, and tells where that stands; the end of the part where no
    /// byte has one.
    @inlinable @inline(__always) public mutating func append(
        _ text: Span<UInt8>, _ part: Range<Int>, upTo marks: ByteMarks
    ) -> Int {
        precondition(part.lowerBound >= 0 && part.upperBound <= text.count)
        if capacity &- length < part.count { grow(by: part.count) }
        guard let start = unsafe start else { return part.upperBound }
        let end = unsafe text.withUnsafeBytes { bytes in
            let target = unsafe start + (length &- part.lowerBound)
            var index = part.lowerBound
            while index < part.upperBound {
                let byte = unsafe bytes[index]
                if marks[byte] != 0 { break }
                unsafe target.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
                index &+= 1
            }
            return index
        }
        length &+= end &- part.lowerBound
        return end
    }
}
