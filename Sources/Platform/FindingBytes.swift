extension Span<UInt8> {
    /// Where the first byte of a part stands that is marked; the end of the part where none is.
    @inlinable @inline(__always) public func firstIndex(in part: Range<Int>, marks: (UInt64) -> UInt64) -> Int
    {
        precondition(part.lowerBound >= 0 && part.upperBound <= count)
        return unsafe withUnsafeBytes { bytes in
            var index = part.lowerBound
            while index < part.upperBound {
                let clean = unsafe bytes.word(at: index).bytesBefore(marks)
                index &+= clean
                if clean < 8 { break }
            }
            return Swift.min(index, part.upperBound)
        }
    }

    /// Where a byte stands next; the end where it does not.
    @inlinable @inline(__always) public func firstIndex(of byte: UInt8, from start: Int) -> Int {
        firstIndex(in: Swift.min(start, count)..<count) { $0.marks(of: byte) }
    }

    /// Where one of two bytes stands next; the end where neither does.
    @inlinable @inline(__always) public func firstIndex(of byte: UInt8, or other: UInt8, from start: Int)
        -> Int
    {
        firstIndex(in: Swift.min(start, count)..<count) { $0.marks(of: byte) | $0.marks(of: other) }
    }
}

extension ByteBuffer {
    /// Adds a part of a text up to the first byte that is marked, and tells where that stands; the end of the part where no
    /// byte is.
    @inlinable @inline(__always) public mutating func append(
        _ text: Span<UInt8>, _ part: Range<Int>, upTo marks: (UInt64) -> UInt64
    ) -> Int {
        precondition(part.lowerBound >= 0 && part.upperBound <= text.count)
        // Eight bytes are stored together, also where only the first of them count.
        if capacity &- length < part.count &+ 8 { grow(by: part.count &+ 8) }
        guard let start = unsafe start else { return part.upperBound }
        return unsafe text.withUnsafeBytes { bytes in
            var index = part.lowerBound
            while index < part.upperBound {
                let word = unsafe bytes.word(at: index)
                unsafe start.storeBytes(of: word.littleEndian, toByteOffset: length, as: UInt64.self)
                let clean = min(word.bytesBefore(marks), part.upperBound &- index)
                length &+= clean
                index &+= clean
                if clean < 8 { break }
            }
            return index
        }
    }
}

extension UInt64 {
    /// The highest bit of each byte that is the one given; of those above the first there may be more.
    @inlinable public func marks(of byte: UInt8) -> UInt64 { (self ^ .all(byte)).zeroBytes }

    /// The highest bit of each byte that is zero; of those above the first there may be more, since a byte that is zero
    /// borrows from them.
    @inlinable public var zeroBytes: UInt64 { (self &- .all(0x01)) & ~self & .all(0x80) }

    /// This byte eight times.
    @inlinable public static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// How many of its bytes come before the first that is marked; eight where none is.
    @inlinable @inline(__always) func bytesBefore(_ marks: (UInt64) -> UInt64) -> Int {
        marks(self).trailingZeroBitCount &>> 3
    }
}

extension UnsafeRawBufferPointer {
    /// The eight bytes from there on, the first as the lowest; after the end come zeros.
    @inlinable @inline(__always) func word(at index: Int) -> UInt64 {
        unsafe count &- index >= 8
            ? UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
            : lastWord(from: index)
    }

    /// The same where there are fewer than eight.
    @usableFromInline func lastWord(from index: Int) -> UInt64 {
        if count >= 8 {
            let word = unsafe UInt64(littleEndian: loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
            return word &>> UInt64(8 &* (8 &- (count &- index)))
        }
        var word: UInt64 = 0
        var place = count
        while place > index {
            place &-= 1
            word = unsafe word &<< 8 | UInt64(self[place])
        }
        return word
    }
}
