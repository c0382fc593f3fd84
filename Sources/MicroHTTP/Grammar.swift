// The grammar of a request's head, on bytes.

/// A token (RFC 9110, section 5.6.2), as methods and field names are.
func isToken(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
        let byte = unsafe bytes[unchecked: index]
        index &+= 1
        // Names are mostly made of letters and hyphens.
        if (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "-") { continue }
        guard isOtherTokenByte(byte) else { return false }
    }
    return !bytes.isEmpty
}

private func isOtherTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "!"),
        UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"),
        UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"),
        UInt8(ascii: "~"):
        true
    default: false
    }
}

/// A field value (RFC 9110, section 5.5): no control byte but the tab.
func isFieldText(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    // Eight at a time, since this is most of what reading a head costs. The high bit of each byte of `suspects` tells,
    // up to the first suspect, that the byte is below 0x20 or is 0x7F.
    while index &+ 8 <= bytes.count {
        let eight = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
        let deleted = eight ^ 0x7F7F_7F7F_7F7F_7F7F
        let suspects =
            (eight &- 0x2020_2020_2020_2020) & ~eight | (deleted &- 0x0101_0101_0101_0101) & ~deleted
        if suspects & 0x8080_8080_8080_8080 != 0 { break }
        index &+= 8
    }
    while index < bytes.count {
        let byte = unsafe bytes[unchecked: index]
        if byte == 0x7F || byte < 0x20 && byte != 0x09 { return false }
        index &+= 1
    }
    return true
}

/// A request target without what none may hold: control bytes, blanks, "#", and "%00".
func isTarget(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices {
        let byte = bytes[index]
        if byte > UInt8(ascii: "%") && byte != 0x7F { continue }
        switch byte {
        case 0...0x20, 0x7F, UInt8(ascii: "#"): return false
        case UInt8(ascii: "%"):
            let isNUL =
                index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "0")
                && bytes[index + 2] == UInt8(ascii: "0")
            if isNUL { return false }
        default: continue
        }
    }
    return !bytes.isEmpty
}

/// Whether the bytes are these letters, case aside. `letters` is in lower case.
func matches(_ bytes: Span<UInt8>, _ letters: String) -> Bool {
    let letters = letters.utf8.span
    guard bytes.count == letters.count else { return false }
    for index in bytes.indices {
        let byte = bytes[index]
        let lowered = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        if lowered != letters[index] { return false }
    }
    return true
}

/// A number of digits alone (RFC 9110, section 8.6); nil for anything else and for what no Int holds.
func decimal(_ bytes: Span<UInt8>) -> Int? {
    var number = 0
    for index in bytes.indices {
        let byte = bytes[index]
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
        let (sum, carry) = tens.addingReportingOverflow(Int(byte - 0x30))
        guard !overflow, !carry else { return nil }
        number = sum
    }
    return bytes.isEmpty ? nil : number
}
