extension String {
    /// Reads the text in UTF-8. Where it is stored so, as nearly every text is, that takes a few instructions: its
    /// `utf8.span` is a call that has all kinds of storage to tell apart.
    @inlinable public func readUTF8<Result>(_ read: (Span<UInt8>) -> Result) -> Result {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe read($0.span) } ?? read(utf8.span)
    }
}

extension Span<UInt8> {
    /// The eight bytes from there on, the first as the lowest, to look at all of them at once. Traps where there are fewer.
    @inlinable public func word(at index: Int) -> UInt64 {
        precondition(index >= 0 && index <= count - 8)
        return unsafe withUnsafeBytes {
            UInt64(littleEndian: unsafe $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
    }
}
