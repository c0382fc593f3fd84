internal import SwiftCN

/// A colour as a playground is told of it: by its name, or by its parts (`#34c759`).
struct PlayColor: Sendable, Equatable {
    /// As the address has it.
    let text: String
    let color: Color
    /// As Swift writes it where a `Color` is wanted.
    let literal: String

    private init(name: String, _ color: Color) {
        text = name
        self.color = color
        literal = ".\(name)"
    }

    /// Nil where it is neither a name nor six hexadecimal digits after a "#".
    init?(_ text: String) {
        if let named = Self.named.first(where: { $0.text == text }) {
            self = named
            return
        }
        guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count == 7,
            let value = UInt32(text.dropFirst(), radix: 16), !text.contains("+"), !text.contains("-")
        else { return nil }
        let parts = [value >> 16, value >> 8, value].map { Self.thousandths(Int($0 & 255)) }
        self.text = text.lowercased()
        color = Color(
            red: Double(parts[0]) / 1_000, green: Double(parts[1]) / 1_000, blue: Double(parts[2]) / 1_000)
        let written = parts.map(Self.written)
        literal = "Color(red: \(written[0]), green: \(written[1]), blue: \(written[2]))"
    }

    static let first = named[0]

    /// The colours that have a name, the first being that of a spring toggle.
    static let named: [PlayColor] = [
        PlayColor(name: "green", .green), PlayColor(name: "mint", .mint), PlayColor(name: "teal", .teal),
        PlayColor(name: "cyan", .cyan), PlayColor(name: "blue", .blue), PlayColor(name: "indigo", .indigo),
        PlayColor(name: "purple", .purple), PlayColor(name: "pink", .pink), PlayColor(name: "red", .red),
        PlayColor(name: "orange", .orange), PlayColor(name: "yellow", .yellow),
        PlayColor(name: "brown", .brown), PlayColor(name: "gray", .gray),
        PlayColor(name: "primary", .primary), PlayColor(name: "secondary", .secondary),
        PlayColor(name: "accentColor", .accentColor), PlayColor(name: "black", .black),
        PlayColor(name: "white", .white), PlayColor(name: "clear", .clear),
    ]

    /// A part of 0 to 255 in thousandths, which lead back to it.
    private static func thousandths(_ part: Int) -> Int { (part * 1_000 + 127) / 255 }

    /// Thousandths as a decimal fraction without zeros at its end: "0.2", "1".
    private static func written(_ thousandths: Int) -> String {
        guard thousandths % 1_000 != 0 else { return "\(thousandths / 1_000)" }
        var digits = String(thousandths)
        digits = String(repeating: "0", count: 3 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return "0.\(digits)"
    }
}
