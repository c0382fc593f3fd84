import HTTP
import Testing

@Suite("Percent-encoding")
struct PercentEncodingTests {
    @Test(
        "Each part of a URL keeps its own bytes",
        arguments: [
            (PercentEncoding.pathSegment, "a/b c?d#e%f'g", "a%2Fb%20c%3Fd%23e%25f%27g"),
            (.pathSegment, "a-b.c_d~e;f=g:h@i", "a-b.c_d~e;f=g:h@i"),
            (.query, "a b&c=d+e*é", "a%20b%26c%3Dd%2Be%2A%C3%A9"),
            (.form, "a b&c=d+e*-._~", "a+b%26c%3Dd%2Be*-._%7E"), (.fragment, "a b/c?d#e", "a%20b/c?d%23e"),
            (.reference, "/a b?c=%20&d#e\r\n", "/a%20b?c=%20&d#e%0D%0A"),
            (.query, "\u{0}\u{7F}🙂", "%00%7F%F0%9F%99%82"),
            (.form, "", ""),
        ] as [(PercentEncoding, String, String)])
    func encode(encoding: PercentEncoding, text: String, encoded: String) {
        #expect(encoding.encode(text) == encoded)
    }

    @Test(
        "Decoding happens once and forgives",
        arguments: [
            ("a%20b", "a b"), ("%2541", "%41"), ("100%", "100%"), ("%4", "%4"), ("%zz%4g", "%zz%4g"),
            ("%%41", "%A"),
            ("%c3%A9", "é"), ("%ff", "\u{FFFD}"), ("%e2%82A", "\u{FFFD}A"), ("%E2%82%AC", "€"),
            ("%00", "\u{0}"),
            ("", ""), ("é%C3%A9", "éé"), ("%EF%BB%BFa", "\u{FEFF}a"),
        ] as [(String, String)])
    func decode(text: String, decoded: String) {
        #expect(PercentEncoding.query.decode(text) == decoded)
        #expect(PercentEncoding.form.decode(text) == decoded)
    }

    @Test("A plus is a blank in a form alone")
    func plus() {
        #expect(PercentEncoding.form.decode("a+b%2B") == "a b+")
        #expect(PercentEncoding.query.decode("a+b%2B") == "a+b+")
        #expect(PercentEncoding.pathSegment.decode("+") == "+")
    }

    @Test(
        "What was encoded decodes to itself",
        arguments: [PercentEncoding.pathSegment, .query, .form, .fragment])
    func roundTrip(encoding: PercentEncoding) {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<1_000 {
            let text = generator.text(upTo: 30)
            let encoded = encoding.encode(text)
            #expect(encoding.decode(encoded).utf8.elementsEqual(text.utf8))
            #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        }
    }
}
