extension String {
    /// The text as part of an id: letters, digits and "-" as they are, any other byte as "_" and two hex digits, and
    /// an empty text as "_". Two different texts never give the same.
    public var idText: String {
        guard !utf8.isEmpty else { return "_" }
        guard !utf8.allSatisfy(\.standsInID) else { return self }
        let digits = Array("0123456789abcdef".utf8)
        var bytes: [UInt8] = []
        for byte in utf8 {
            if byte.standsInID {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "_"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var standsInID: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default:
            false
        }
    }
}
