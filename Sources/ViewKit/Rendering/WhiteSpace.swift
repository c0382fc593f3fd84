extension String {
    /// The text with every run of ASCII white space as one blank and none at its ends (HTML Living Standard, 4.2.2).
    func foldingWhiteSpace() -> String {
        guard needsFolding else { return self }
        var folded: [UInt8] = []
        folded.reserveCapacity(utf8.count)
        for byte in utf8 {
            if !byte.isWhiteSpace {
                folded.append(byte)
            } else if folded.last.map({ $0 != UInt8(ascii: " ") }) == true {
                folded.append(UInt8(ascii: " "))
            }
        }
        if folded.last == UInt8(ascii: " ") { folded.removeLast() }
        return String(decoding: folded, as: UTF8.self)
    }

    private var needsFolding: Bool {
        let bytes = utf8.span
        let blank = UInt8(ascii: " ")
        for index in bytes.indices where bytes[index] <= blank && bytes[index].isWhiteSpace {
            let next = index + 1
            if bytes[index] != blank || index == 0 || next == bytes.count || bytes[next] == blank {
                return true
            }
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isWhiteSpace: Bool {
        self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) && self != 0x0B
    }
}
