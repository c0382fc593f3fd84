import Platform
import Testing

@Suite("A text of few pieces")
struct TextBuilderTests {
    @Test("Nothing is an empty text")
    func nothing() {
        #expect(TextBuilder().text == "")
    }

    @Test("Pieces of any length make one text, short or long", arguments: 0...140)
    func pieces(length: Int) {
        let piece = String(repeating: "é", count: length / 2) + String(repeating: "x", count: length % 2)
        var builder = TextBuilder()
        var text = ""
        for number in 0..<3 {
            builder.append(piece)
            builder.append(decimal: number)
            builder.append("")
            text += "\(piece)\(number)"
            #expect(builder.text == text)
        }
    }

    @Test(
        "A number is written as its description",
        arguments: [0, 1, -1, 9, 10, -10, 99, 100, 12_345, .max, .min, .max - 1, .min + 1])
    func numbers(number: Int) {
        var builder = TextBuilder()
        builder.append(decimal: number)
        #expect(builder.text == number.description)
    }

    @Test("A copy goes its own way")
    func copies() {
        var one = TextBuilder()
        one.append("one")
        var other = one
        other.append(" and other")
        #expect(one.text == "one")
        #expect(other.text == "one and other")
    }
}
