internal import Platform

extension String {
    /// The text with every run of ASCII white space as one blank and none at its ends (HTML Living Standard, 4.2.2).
    consuming func foldingWhiteSpace() -> String {
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
        readUTF8 { $0.isSurelyFolded ? false : $0.needsFolding }
    }
}

extension Span<UInt8> {
    /// Whether there is nothing to fold, as far as a look at eight bytes at a time can tell: no byte below a blank, no two
    /// blanks side by side, and none at an end. The last eight may overlap those before; what is shorter is not looked at.
    fileprivate var isSurelyFolded: Bool {
        let last = count - 8
        let blank = UInt8(ascii: " ")
        guard last >= 0, self[0] > blank, self[count - 1] > blank else { return false }
        var index = 0
        var endsBlank: UInt64 = 0
        while index <= last {
            let word = word(at: index)
            let blanks = word.blanks
            if word.hasControls || blanks & (blanks << 8 | endsBlank) != 0 { return false }
            endsBlank = blanks >> 56
            index += 8
        }
        let word = word(at: last)
        return !word.hasControls && word.blanks & word.blanks << 8 == 0
    }

    fileprivate var needsFolding: Bool {
        let blank = UInt8(ascii: " ")
        for index in indices where self[index] <= blank && self[index].isWhiteSpace {
            let next = index + 1
            if self[index] != blank || index == 0 || next == count || self[next] == blank {
                return true
            }
        }
        return false
    }
}

extension UInt64 {
    /// The highest bit of each byte that is a blank.
    fileprivate var blanks: UInt64 {
        let others = self ^ 0x2020_2020_2020_2020
        return ~((others & 0x7F7F_7F7F_7F7F_7F7F &+ 0x7F7F_7F7F_7F7F_7F7F) | others) & 0x8080_8080_8080_8080
    }

    /// Whether any byte is below a blank: such a byte borrows from its highest bit, and had none there.
    fileprivate var hasControls: Bool {
        (self &- 0x2020_2020_2020_2020) & ~self & 0x8080_8080_8080_8080 != 0
    }
}

extension UInt8 {
    fileprivate var isWhiteSpace: Bool {
        self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) && self != 0x0B
    }
}
