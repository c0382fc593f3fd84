/// Tells contents apart: 64 bits (FNV-1a), the same after a restart. Not meant to withstand an attacker.
struct Fingerprint: Sendable, Hashable {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ bytes: [UInt8]) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// As a URL and an ETag carry it.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
