internal import Platform

extension String {
    /// The text as part of an id: letters, digits and "-" as they are, any other byte as "_" and two hex digits, and
    /// an empty text as "_". Two different texts never give the same.
    public var idText: String {
        var bytes = ByteBuffer()
        bytes.append(idText: self)
        return bytes.read { String(utf8: $0) }
    }
}

extension ByteBuffer {
    /// Adds a text as part of an id.
    mutating func append(idText text: String) {
        text.readUTF8 { bytes in
            for index in bytes.indices { append(idByte: bytes[index]) }
            if bytes.isEmpty { append(UInt8(ascii: "_")) }
        }
    }

    private mutating func append(idByte byte: UInt8) {
        guard !byte.standsInID else { return append(byte) }
        append(UInt8(ascii: "_"))
        append((byte >> 4).hexDigit)
        append((byte & 15).hexDigit)
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
