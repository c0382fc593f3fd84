import HTTP
import Testing

@Suite("Forms as application/x-www-form-urlencoded")
struct URLEncodedTests {
    private static let table: [(String, [(String, String)])] = [
        ("", []), ("a=1", [("a", "1")]), ("a=1&b=2", [("a", "1"), ("b", "2")]), ("a", [("a", "")]),
        ("x=1&isOn.toggle", [("x", "1"), ("isOn.toggle", "")]), ("=v", [("", "v")]), ("=", [("", "")]),
        ("a=b=c", [("a", "b=c")]), ("a==", [("a", "=")]), ("&&a=1&&", [("a", "1")]),
        ("a=1\nb=2", [("a", "1\nb=2")]),
        ("a=1\n", [("a", "1\n")]), ("b=100%&c=3", [("b", "100%"), ("c", "3")]),
        ("a=%&b=%4", [("a", "%"), ("b", "%4")]),
        ("a=%4&1=b", [("a", "%4"), ("1", "b")]), ("a+b=c+d", [("a b", "c d")]), ("a%2Bb=%2B", [("a+b", "+")]),
        ("a%3Db=c%26d", [("a=b", "c&d")]), ("a=%2541", [("a", "%41")]), ("a=%25%34%31", [("a", "%41")]),
        ("a=%C3%A9", [("a", "é")]), ("a=é", [("a", "é")]), ("a=%FF", [("a", "\u{FFFD}")]),
        ("a=%ED%A0%80", [("a", "\u{FFFD}\u{FFFD}\u{FFFD}")]), ("a=%E2%82", [("a", "\u{FFFD}")]),
        ("%EF%BB%BFa=%EF%BB%BF", [("\u{FEFF}a", "\u{FEFF}")]), ("a=%00", [("a", "\u{0}")]),
        ("a=1;b=2", [("a", "1;b=2")]), ("a=1&a=2&a=", [("a", "1"), ("a", "2"), ("a", "")]),
        ("a=%0D%0A", [("a", "\r\n")]), ("a[]=1", [("a[]", "1")]), (" a = 1 ", [(" a ", " 1 ")]),
        ("_charset_=x", [("_charset_", "x")]), ("a=?b#c", [("a", "?b#c")]),
    ]

    @Test("Every body has one reading", arguments: table)
    func decode(body: String, fields: [(String, String)]) {
        let expected = FormFields(fields.map { FormFields.Field($0, $1) })
        #expect(FormFields.urlencoded(Array(body.utf8)) == expected)
        #expect(FormFields.urlencoded(body) == expected)
    }

    @Test("Bytes that are not UTF-8 become U+FFFD")
    func badBytes() {
        #expect(FormFields.urlencoded([0x61, 0x3D, 0xFF, 0x2B]).last(of: "a") == "\u{FFFD} ")
        #expect(FormFields.urlencoded([0x61, 0x3D, 0xFF]).last(of: "a") == "\u{FFFD}")
    }

    @Test("The last value of a name counts, and all are there")
    func lookUps() {
        let form = FormFields.urlencoded("a=1&b=2&a=3")
        #expect(form.last(of: "a") == "3")
        #expect(form.values(of: "a") == ["1", "3"])
        #expect(form.last(of: "c") == nil)
        #expect(form.values(of: "A").isEmpty)
    }

    @Test("Names are compared by their bytes, not as Unicode sees them")
    func names() {
        let form = FormFields.urlencoded("e%CC%81=1")
        #expect(form.last(of: "\u{E9}") == nil)
        #expect(form.last(of: "e\u{301}") == "1")
    }

    @Test(
        "Fields are written as the standard says",
        arguments: [
            ([], ""), ([("a b", "c&d")], "a+b=c%26d"), ([("", ""), ("*-._", "~é")], "=&*-._=%7E%C3%A9"),
        ] as [([(String, String)], String)])
    func encode(fields: [(String, String)], body: String) {
        #expect(FormFields(fields.map { FormFields.Field($0, $1) }).urlencoded == body)
    }

    @Test("What was written is read again")
    func roundTrip() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<1_000 {
            let form = FormFields(
                (0...Int.random(in: 0...4, using: &generator)).map { _ in
                    FormFields.Field(generator.text(upTo: 12), generator.text(upTo: 12))
                })
            #expect(FormFields.urlencoded(form.urlencoded) == form)
        }
    }

    @Test("Random bytes never trap, and no field gets lost")
    func random() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<5_000 {
            let bytes = generator.bytes(upTo: 60, from: "ab=&%+24F\n")
            let pieces = bytes.split(separator: UInt8(ascii: "&"))
            #expect(FormFields.urlencoded(bytes).fields.count == pieces.count)
        }
    }
}

@Suite("Forms by their Content-Type")
struct FormBodyTests {
    private func decode(_ type: String?, _ body: String, coding: String? = nil) throws(Problem) -> FormFields
    {
        var headers = Headers()
        if let type { headers.append(name: "content-type".utf8, value: type.utf8) }
        if let coding { headers.append(name: "content-encoding".utf8, value: coding.utf8) }
        return try FormFields.decode(Request(.post, "/", headers: headers, body: Array(body.utf8)))
    }

    @Test(
        "The type of a form is found with its parameters, in any case",
        arguments: [
            "application/x-www-form-urlencoded", "Application/X-WWW-Form-URLEncoded; charset=UTF-8",
            "application/x-www-form-urlencoded;",
        ])
    func urlencoded(type: String) throws {
        #expect(try decode(type, "a=1").last(of: "a") == "1")
    }

    @Test(
        "A boundary may be quoted and have parameters after it",
        arguments: [
            "multipart/form-data; boundary=b", "multipart/form-data; boundary=\"b\"; charset=utf-8",
            "Multipart/Form-Data;charset=utf-8;BOUNDARY=b;x=y",
        ])
    func multipart(type: String) throws {
        let body = "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--b--\r\n"
        #expect(try decode(type, body).last(of: "a") == "1")
    }

    @Test(
        "Any other type is refused with a hint",
        arguments: [nil, "", "text/plain", "application/json", "multipart/mixed; boundary=b", "nonsense"])
    func unsupported(type: String?) {
        let problem = #expect(throws: Problem.self) { _ = try decode(type, "a=1") }
        #expect(problem?.status == .unsupportedMediaType)
        #expect(problem?.detail.contains("application/x-www-form-urlencoded (curl --data-urlencode)") == true)
        #expect(problem?.headers.first?.name == "Accept")
    }

    @Test("A compressed body is refused")
    func compressed() throws {
        let type = "application/x-www-form-urlencoded"
        let problem = #expect(throws: Problem.self) { _ = try decode(type, "a=1", coding: "gzip") }
        #expect(problem?.status == .unsupportedMediaType)
        #expect(problem?.headers.first?.name == "Accept-Encoding")
        #expect(try decode(type, "a=1", coding: "Identity").last(of: "a") == "1")
    }

    @Test("A multipart body without a boundary is refused")
    func noBoundary() {
        let problem = #expect(throws: Problem.self) { _ = try decode("multipart/form-data", "a=1") }
        #expect(problem?.status == .badRequest)
        #expect(problem?.detail == "The Content-Type multipart/form-data has no boundary.")
    }
}
