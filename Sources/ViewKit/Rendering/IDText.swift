extension String {
    /// The text as part of an id: letters, digits and "-" as they are, any other byte as "_" and two hex digits, and
    /// an empty text as "_". Two different texts never give the same.
    public var idText: String {
        var bytes: [UInt8] = []
        bytes.append(idText: self)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Adds a text as part of an id.
    mutating func append(idText text: String) {
        let bytes = text.utf8.span
        for index in bytes.indices {
            let byte = bytes[index]
            if byte.standsInID {
                append(byte)
            } else {
                append(UInt8(ascii: "_"))
                append((byte >> 4).hexDigit)
                append((byte & 15).hexDigit)
            }
        }
        if bytes.isEmpty { append(UInt8(ascii: "_")) }
    }
}

extension UInt8 {
    var standsInID: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default:
            false
        }
    }

    /// The digit of a number below 16.
    fileprivate var hexDigit: UInt8 {
        self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") + self - 10
    }
}
