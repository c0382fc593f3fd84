import Platform
import Testing

@Suite("Marks of bytes")
struct ByteMarksTests {
    private static let marks = ByteMarks { $0 == UInt8(ascii: ";") ? 1 : $0 >= 0x80 ? 2 : 0 }

    @Test("Each byte has the mark that it was given")
    func marks() {
        for byte in UInt8.min ... .max {
            #expect(Self.marks[byte] == (byte == UInt8(ascii: ";") ? 1 : byte >= 0x80 ? 2 : 0))
        }
    }

    @Test("A part is added up to its first byte with a mark", arguments: 0...40)
    func parts(start: Int) {
        let text = Array("plain text; then more; and é and the rest of it".utf8)
        for end in start...text.count {
            var buffer = ByteBuffer()
            buffer.append(UInt8(ascii: ">"))
            let stop = buffer.append(text.span, start..<end, upTo: Self.marks)
            #expect(stop == text[start..<end].firstIndex { Self.marks[$0] != 0 } ?? end)
            #expect(buffer.bytes == [UInt8(ascii: ">")] + text[start..<stop])
        }
    }

    @Test("A literal is added as it is")
    func literal() {
        var buffer = ByteBuffer()
        buffer.append(literal: "")
        buffer.append(literal: "a")
        buffer.append(literal: "<span class=\"of more than thirty-two bytes\">é")
        #expect(buffer.bytes == Array("a<span class=\"of more than thirty-two bytes\">é".utf8))
    }
}
