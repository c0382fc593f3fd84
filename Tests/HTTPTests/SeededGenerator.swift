/// Random numbers that are the same in every run (SplitMix64), so that a failure can be seen again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SeededGenerator {
    /// Up to `limit` bytes. Most are taken from `alphabet`, so that they come near to what a parser looks for.
    mutating func bytes(upTo limit: Int, from alphabet: String) -> [UInt8] {
        let likely = Array(alphabet.utf8)
        return (0..<Int.random(in: 0...limit, using: &self)).map { _ in
            Int.random(in: 0..<8, using: &self) == 0
                ? UInt8.random(in: 0...255, using: &self)
                : likely[Int.random(in: 0..<likely.count, using: &self)]
        }
    }

    /// A text of up to `limit` scalars from all of Unicode, half of them ASCII.
    mutating func text(upTo limit: Int) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...limit, using: &self) {
            let highest: UInt32 = Bool.random(using: &self) ? 0x7F : 0x10FFFF
            if let scalar = Unicode.Scalar(UInt32.random(in: 0...highest, using: &self)) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
