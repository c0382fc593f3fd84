extension String {
    /// Reads the text in UTF-8. Where it is stored so, as nearly every text is, that takes a few instructions: its
    /// `utf8.span` is a call that has all kinds of storage to tell apart.
    @inlinable public func readUTF8<Result>(_ read: (Span<UInt8>) -> Result) -> Result {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe read($0.span) } ?? read(utf8.span)
    }
}

extension String {
    /// Whether the other is the very same text, byte for byte: two may be equal that are not.
    @inlinable public func hasSameBytes(as other: String) -> Bool {
        readUTF8 { bytes in other.readUTF8 { $0.hasSameBytes(as: bytes) } }
    }
}

extension String {
    /// The text that these bytes are in UTF-8, with U+FFFD for what is none. ASCII, as ids and numbers are, is taken as it
    /// is, without the search for characters.
    @inlinable public init(utf8 bytes: Span<UInt8>) {
        if bytes.isASCII {
            unsafe self.init(copying: UTF8Span(unchecked: bytes, isKnownASCII: true))
        } else {
            self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }
}

extension Span<UInt8> {
    /// Whether no byte is beyond ASCII.
    @inlinable public var isASCII: Bool {
        let last = count - 8
        var index = 0
        var bits: UInt64 = 0
        while index <= last {
            bits |= word(at: index)
            index += 8
        }
        if index > last, last >= 0 {
            bits |= word(at: last)
        } else {
            while index < count {
                bits |= UInt64(self[index])
                index += 1
            }
        }
        return bits & 0x8080_8080_8080_8080 == 0
    }

    /// Whether the other has the very same bytes.
    @inlinable public func hasSameBytes(as other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        let last = count - 8
        var index = 0
        while index <= last {
            if word(at: index) != other.word(at: index) { return false }
            index += 8
        }
        if last >= 0 { return word(at: last) == other.word(at: last) }
        while index < count {
            if self[index] != other[index] { return false }
            index += 1
        }
        return true
    }

    /// The eight bytes from there on, the first as the lowest, to look at all of them at once. Traps where there are fewer.
    @inlinable public func word(at index: Int) -> UInt64 {
        precondition(index >= 0 && index <= count - 8)
        return unsafe withUnsafeBytes {
            UInt64(littleEndian: unsafe $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
    }
}

extension Int {
    /// Reads the number in decimal, as `description` says it.
    func readDecimal(_ read: (Span<UInt8>) -> Void) {
        var digits = InlineArray<20, UInt8>(repeating: UInt8(ascii: "0"))
        var start = digits.count
        var rest = magnitude
        repeat {
            start -= 1
            digits[start] += UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
        if self < 0 {
            start -= 1
            digits[start] = UInt8(ascii: "-")
        }
        read(digits.span.extracting(start..<digits.count))
    }
}
