extension [UInt8] {
    /// The text with every run of ASCII white space as one blank and none at its ends (HTML Living Standard, 4.2.2).
    func foldingWhiteSpace() -> [UInt8] {
        guard needsFolding else { return self }
        var folded: [UInt8] = []
        folded.reserveCapacity(count)
        for byte in self {
            if !byte.isWhiteSpace {
                folded.append(byte)
            } else if folded.last.map({ $0 != UInt8(ascii: " ") }) == true {
                folded.append(UInt8(ascii: " "))
            }
        }
        if folded.last == UInt8(ascii: " ") { folded.removeLast() }
        return folded
    }

    private var needsFolding: Bool {
        var wasBlank = true
        for byte in self {
            let isBlank = byte.isWhiteSpace
            if isBlank && (wasBlank || byte != UInt8(ascii: " ")) { return true }
            wasBlank = isBlank
        }
        return wasBlank
    }
}

extension UInt8 {
    fileprivate var isWhiteSpace: Bool {
        self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) && self != 0x0B
    }
}
