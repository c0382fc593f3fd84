import Platform
import Testing

@Suite("Bytes that grow")
struct ByteBufferTests {
    /// Bytes that differ from their neighbours.
    private static func run(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: 7 &* $0 &+ 1) }
    }

    @Test("Nothing is no bytes, with room and without", arguments: [0, 1, 64])
    func nothing(capacity: Int) {
        var buffer = ByteBuffer(capacity: capacity)
        #expect(buffer.bytes == [])
        buffer.append([])
        buffer.append("")
        buffer.append([UInt8]().span)
        #expect(buffer.count == 0)
        #expect(buffer.bytes == [])
    }

    @Test("A run of any length is added as it is, after what was there", arguments: 0...140)
    func runs(length: Int) {
        let run = Self.run(length)
        for capacity in [0, length, length + 1] {
            var buffer = ByteBuffer(capacity: capacity)
            buffer.append(run)
            buffer.append(0xFF)
            buffer.append(run.span)
            #expect(buffer.count == 2 * length + 1)
            #expect(buffer.bytes == run + [0xFF] + run)
        }
    }

    @Test("It grows wherever its room ends", arguments: 0...140)
    func growth(filled: Int) {
        let start = Self.run(filled)
        for length in [0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33, 200] {
            var buffer = ByteBuffer(capacity: filled)
            buffer.append(start)
            let run = Self.run(length)
            buffer.append(run)
            #expect(buffer.bytes == start + run)
        }
    }

    @Test("Single bytes make a long text")
    func singleBytes() {
        var buffer = ByteBuffer()
        for byte in Self.run(10_000) { buffer.append(byte) }
        #expect(buffer.bytes == Self.run(10_000))
    }

    @Test("A run longer than twice what there is fits in")
    func longRun() {
        var buffer = ByteBuffer(capacity: 3)
        buffer.append(1)
        buffer.append(Self.run(1_000_000))
        #expect(buffer.bytes == [1] + Self.run(1_000_000))
    }

    @Test(
        "A text is added in UTF-8",
        arguments: [
            "", "a", "fifteen bytes !", "sixteen bytes !!", "é", "👩‍👩‍👧", "שלום", "nul\0nul", "a\r\nb",
            String(repeating: "long ", count: 100),
        ])
    func texts(text: String) {
        var buffer = ByteBuffer()
        buffer.append(text)
        buffer.append(text + "!")
        buffer.append(String(text.reversed()))
        #expect(
            buffer.bytes == Array(text.utf8) + Array("\(text)!".utf8) + Array(String(text.reversed()).utf8))
    }

    @Test("What is beyond a length is dropped, and what is added stands in its place")
    func shortening() {
        var buffer = ByteBuffer(capacity: 4)
        buffer.append("abcdef")
        buffer.shorten(to: 6)
        #expect(buffer.bytes == Array("abcdef".utf8))
        buffer.shorten(to: 2)
        buffer.append("xy")
        #expect(buffer.bytes == Array("abxy".utf8))
        buffer.shorten(to: 0)
        #expect(buffer.bytes == [])
    }

    @Test(
        "A text is read in UTF-8 however it is stored",
        arguments: ["", "short", "longer than a small text", "é👍"])
    func reading(text: String) {
        func bytes(of text: String) -> [UInt8] {
            text.readUTF8 { span in span.indices.map { span[$0] } }
        }
        #expect(bytes(of: text) == Array(text.utf8))
        #expect(bytes(of: text + text) == Array((text + text).utf8))
        #expect(bytes(of: String(Substring(text).dropFirst())) == Array(text.dropFirst().utf8))
    }

    @Test("Bytes are a text again, whatever they are", arguments: 0...20)
    func texts(length: Int) {
        for byte: UInt8 in [0, 0x41, 0x7F, 0x80, 0xC3, 0xFF] {
            for place in 0..<length {
                var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
                bytes[place] = byte
                let isASCII = bytes.span.isASCII
                let text = String(utf8: bytes.span)
                #expect(isASCII == (byte < 0x80))
                #expect(text == String(decoding: bytes, as: UTF8.self))
            }
        }
        let text = String(utf8: Array("é👍 \(length)".utf8).span)
        #expect(text == "é👍 \(length)")
    }

    @Test("Bytes are the same where none differs", arguments: 0...20)
    func comparing(length: Int) {
        func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
            one.span.hasSameBytes(as: other.span)
        }
        let bytes = Self.run(length)
        #expect(isSame(bytes, Self.run(length)))
        #expect(!isSame(bytes, Self.run(length + 1)))
        for place in 0..<length {
            var other = bytes
            other[place] ^= 0x80
            #expect(!isSame(bytes, other))
        }
    }

    @Test("A buffer is added to another and read where it is")
    func buffers() {
        var one = ByteBuffer()
        var other = ByteBuffer()
        other.append(one)
        #expect(other.bytes == [])
        one.append("abc")
        other.append(one)
        other.append(one)
        let text = other.read { String(utf8: $0) }
        #expect(text == "abcabc")
    }

    @Test(
        "An array is made in its place, or in another where it has no room",
        arguments: [0, 1, 10, 99, 100, 101, 500])
    func arrays(capacity: Int) {
        let array = ByteBuffer.array(capacity: capacity) { buffer in
            for byte in Self.run(100) { buffer.append(byte) }
        }
        #expect(array == Self.run(100))
        var other = array
        other.append(1)
        #expect(other == Self.run(100) + [1])
        let shortened = ByteBuffer.array(capacity: capacity) { buffer in
            buffer.append(Self.run(200))
            buffer.shorten(to: 3)
        }
        #expect(shortened == Self.run(3))
        let empty = ByteBuffer.array(capacity: capacity) { _ in }
        #expect(empty == [])
    }

    @Test("An array can be made of a buffer that was swapped in and out")
    func swapping() {
        var elsewhere = ByteBuffer()
        let array = ByteBuffer.array(capacity: 8) { buffer in
            swap(&elsewhere, &buffer)
            elsewhere.append("0123456789")
            swap(&elsewhere, &buffer)
        }
        #expect(array == Array("0123456789".utf8))
        #expect(elsewhere.bytes == [])
    }

    @Test("A word has its first byte lowest")
    func words() {
        let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
        let words = (bytes.span.word(at: 0), bytes.span.word(at: 1))
        #expect(words == (0x0807_0605_0403_0201, 0x0908_0706_0504_0302))
    }
}
