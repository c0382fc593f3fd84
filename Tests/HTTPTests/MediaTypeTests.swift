import HTTP
import Testing

@Suite("Media types")
struct MediaTypeTests {
    @Test(
        "Type and subtype come in small letters",
        arguments: [
            ("text/html", "text/html"), ("Text/HTML; charset=utf-8", "text/html"),
            ("  application/json  ", "application/json"),
            ("application/problem+json;", "application/problem+json"),
            ("a/b;;;", "a/b"), ("a/b; =c; d", "a/b"),
        ] as [(String, String)])
    func essence(text: String, essence: String) {
        #expect(MediaType(text)?.essence == essence)
    }

    @Test(
        "What is no media type is nil",
        arguments: ["", "text", "/html", "text/", "te xt/html", "a/b/c", ";a/b", "a/b,c"])
    func refused(text: String) {
        #expect(MediaType(text) == nil)
    }

    @Test(
        "Parameters are found, quoted or not",
        arguments: [
            ("m/f; boundary=abc", "abc"), ("m/f;boundary=abc;charset=utf-8", "abc"),
            ("m/f; charset=utf-8 ; Boundary=\"a b\"", "a b"),
            ("m/f; boundary=\"a;b\\\"c\\\\\"; x=y", "a;b\"c\\"),
            ("m/f; boundary=a:b/c=d e ", "a:b/c=d e"), ("m/f; boundary=\"open", "open"),
            ("m/f; boundary=\"a\"junk; boundary=b", "a"), ("m/f; boundary=a; boundary=b", "a"),
            ("m/f; boundary; boundary=b", "b"), ("m/f; boundary=; boundary=b", "b"),
            ("m/f; boundary=\"\"", ""),
            ("m/f; x=\";boundary=c\"; boundary=b", "b"),
        ] as [(String, String)])
    func parameters(text: String, boundary: String) {
        #expect(MediaType(text)?.parameter("boundary") == boundary)
    }

    @Test(
        "A parameter that is not there is nil",
        arguments: ["m/f", "m/f; bound=a", "m/f; boundary =a", "m/f; boundary="])
    func absent(text: String) {
        #expect(MediaType(text)?.parameter("boundary") == nil)
    }

    @Test("Random bytes never trap")
    func random() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<3_000 {
            let text = String(decoding: generator.bytes(upTo: 40, from: "a/b;=\"\\ \t"), as: UTF8.self)
            _ = MediaType(text)?.parameter("b")
            _ = MediaType("a/b;" + text)?.parameter("b")
        }
    }
}
