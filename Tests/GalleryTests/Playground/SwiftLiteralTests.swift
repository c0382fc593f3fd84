import SwiftCN
import Testing

@testable import Gallery

@Suite("Texts as Swift literals")
struct SwiftLiteralTests {
    @Test(
        "A literal means exactly the text",
        arguments: [
            ("", "\"\""), ("Plain", "\"Plain\""), ("a \"b\"", #""a \"b\"""#), (#"\(x)"#, #""\\(x)""#),
            ("a\nb\r\t\0", #""a\nb\r\t\0""#), ("\u{7}\u{1B}", #""\u{7}\u{1B}""#),
            ("\u{202E}x\u{200B}", #""\u{202E}x\u{200B}""#), ("\u{301}a", #""\u{301}a""#),
            ("e\u{301}", "\"e\u{301}\""), ("👩‍💻", "\"👩‍💻\""), ("شارع", "\"شارع\""), ("\u{2028}", #""\u{2028}""#),
            ("/* */ // #", "\"/* */ // #\""),
        ])
    func literals(text: String, literal: String) {
        #expect(text.swiftLiteral == literal)
    }

    @Test("A colour by its parts is written in thousandths, which lead back to it")
    func colors() throws {
        for value in stride(from: 0, through: 0xFF_FFFF, by: 0x01_0204 + 7) {
            let digits = String(value, radix: 16)
            let text = "#" + String(repeating: "0", count: 6 - digits.count) + digits
            let color = try #require(PlayColor(text))
            let parts = [value >> 16, value >> 8, value].map { "\($0 & 255)" }.joined(separator: " ")
            #expect(color.color.css.hasPrefix("rgb(\(parts) /"), "\(text)")
        }
        #expect(PlayColor("#3366ff")?.literal == "Color(red: 0.2, green: 0.4, blue: 1)")
        #expect(PlayColor("indigo")?.literal == ".indigo")
        #expect(PlayColor("#3366f") == nil && PlayColor("#-23456") == nil && PlayColor("Green") == nil)
    }
}
