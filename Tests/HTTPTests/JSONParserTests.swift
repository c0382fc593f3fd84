import HTTP
import Testing

@Suite("Reading JSON")
struct JSONParserTests {
    private static let documents: [(String, JSON)] = [
        ("null", nil), ("true", true), ("false", false), ("0", 0), ("-0", 0), ("12", 12), ("-12", -12),
        ("1.5", 1.5),
        ("-0.0", .double(-0.0)), ("1e2", 100.0), ("1E+2", 100.0), ("25e-1", 2.5), ("0.1", 0.1), ("0e0", 0.0),
        ("1e-400", 0.0),
        ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
        ("9223372036854775808", .double(9_223_372_036_854_775_808)), (#""""#, ""), (#""a""#, "a"),
        (" \t\r\n1 \t\r\n", 1),
        ("[]", []), ("[ ]", []), ("[1,2]", [1, 2]), ("[ 1 , [ 2 ] ]", [1, [2]]), ("{}", [:]), ("{ }", [:]),
        (#"{"a":1}"#, ["a": 1]), (#" { "b" : [ ] , "a" : { } } "#, ["b": [], "a": [:]]),
        (#"{"":""}"#, ["": ""]),
        ("{\"\u{E9}\":1,\"e\u{301}\":2}", ["\u{E9}": 1, "e\u{301}": 2]),
    ]

    @Test("A document has one reading", arguments: documents)
    func wellFormed(text: String, value: JSON) throws {
        #expect(try JSON(parsing: Array(text.utf8)) == value)
    }

    @Test(
        "Strings are read with their escapes",
        arguments: [
            (#"a\"\\\/\b\f\n\r\tz"#, "a\"\\/\u{8}\u{C}\n\r\tz"), (#"\u0041\u00e9\u00E9"#, "Aéé"),
            (#"\u0000"#, "\u{0}"),
            (#"\ud83d\ude42"#, "🙂"), (#"\uD83D"#, "\u{FFFD}"), (#"\ude42"#, "\u{FFFD}"),
            (#"\ud83dx"#, "\u{FFFD}x"),
            (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"\ud83d\n"#, "\u{FFFD}\n"),
            (#"\ud83d\ud83d\ude42"#, "\u{FFFD}🙂"),
            (#"\ude42\ud83d"#, "\u{FFFD}\u{FFFD}"), (#"\udbff\udfff"#, "\u{10FFFF}"),
            ("é🙂\u{7F}\u{2028}", "é🙂\u{7F}\u{2028}"),
            (#"\\u0041"#, "\\u0041"), (#"\uFFFF"#, "\u{FFFF}"),
        ] as [(String, String)])
    func strings(text: String, value: String) throws {
        #expect(try JSON(parsing: Array("\"\(text)\"".utf8)) == .string(value))
        #expect(try JSON(parsing: Array("{\"\(text)\":1}".utf8)).object?.first?.name == value)
    }

    private static let value = "a value is expected"
    private static let digit = "a digit is expected"
    private static let after = "something follows the document"
    private static let hex = "“\\u” is not followed by four digits in base 16"
    private static let malformed: [(String, Int, String)] = [
        ("", 0, "the document ends where a value is expected"),
        ("  ", 2, "the document ends where a value is expected"),
        ("[1,", 3, "the document ends where a value is expected"), ("x", 0, value), ("tru", 0, value),
        ("nul", 0, value),
        ("True", 0, value), ("'a'", 0, value), ("[,1]", 1, value), ("[1,]", 3, value), ("+1", 0, value),
        (".5", 0, value),
        ("NaN", 0, value), ("\u{FEFF}1", 0, value), ("\u{A0}1", 0, value), ("// a\n1", 0, value),
        ("]", 0, value),
        ("1 2", 2, after), ("01", 1, after), ("-01", 2, after), ("truex", 4, after), ("{}}", 2, after),
        ("1\u{0}", 1, after),
        ("0x1", 1, after), ("-", 1, digit), ("1.", 2, digit), ("1.e1", 2, digit), ("1e", 2, digit),
        ("1e+", 3, digit),
        ("-a", 1, digit), ("[1 2]", 3, "“,” or “]” is expected"), ("[1", 2, "“,” or “]” is expected"),
        ("[1}", 2, "“,” or “]” is expected"),
        (#"{"a":1"#, 6, "“,” or “}” is expected"), (#"{"a":1]"#, 6, "“,” or “}” is expected"),
        (#"{"a" 1}"#, 5, "“:” is expected"),
        (#"{"a"}"#, 4, "“:” is expected"), ("{a:1}", 1, "a name in quotes is expected"),
        ("{1:1}", 1, "a name in quotes is expected"),
        (#"{"a":1,}"#, 7, "a name in quotes is expected"), ("{", 1, "a name in quotes is expected"),
        ("\"", 1, "a string does not end"),
        ("\"abc", 4, "a string does not end"), ("\"a\\\"", 4, "a string does not end"),
        ("\"a\nb\"", 2, "a control character is not escaped"),
        ("\"\\n\u{0}\"", 3, "a control character is not escaped"),
        ("\"\\", 1, "the escape is none that JSON knows"),
        (#""\x41""#, 1, "the escape is none that JSON knows"),
        (#""\'""#, 1, "the escape is none that JSON knows"),
        (#""\U0041""#, 1, "the escape is none that JSON knows"), (#""\u12""#, 1, hex), (#""\u12g4""#, 1, hex),
        ("\"\\u", 1, hex),
        ("1e400", 0, "the number is too large"), ("[-1e999]", 1, "the number is too large"),
        (#"{"a":1,"b":2,"a":3}"#, 13, "the name “a” comes a second time"),
        (#"{"a":1,"\u0061":3}"#, 7, "the name “a” comes a second time"),
    ]

    @Test("What is malformed is refused with its place and reason", arguments: malformed)
    func refused(text: String, offset: Int, reason: String) {
        let error = #expect(throws: JSON.SyntaxError.self) { try JSON(parsing: Array(text.utf8)) }
        #expect(error?.offset == offset)
        #expect(error?.reason == reason)
    }

    @Test(
        "Bytes that are not UTF-8 are refused",
        arguments: [([0x22, 0xFF, 0x22], 1), ([0x31, 0xC0, 0x80], 1), ([0x22, 0xED, 0xA0, 0x80], 1)]
            as [([UInt8], Int)])
    func badBytes(bytes: [UInt8], offset: Int) {
        let error = #expect(throws: JSON.SyntaxError.self) { try JSON(parsing: bytes) }
        #expect(error?.offset == offset)
        #expect(error?.reason == "the bytes are not UTF-8")
    }

    @Test("Values may lie in one another up to the limit")
    func depth() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        _ = try JSON(parsing: nested(JSON.depthLimit))
        let error = #expect(throws: JSON.SyntaxError.self) { try JSON(parsing: nested(JSON.depthLimit + 1)) }
        #expect(error?.offset == 64)
        #expect(error?.reason == "more than 64 values lie in one another")
        #expect(throws: JSON.SyntaxError.self) { try JSON(parsing: nested(100_000)) }
        #expect(throws: JSON.SyntaxError.self) {
            try JSON(parsing: Array(String(repeating: #"{"a":"#, count: 100_000).utf8))
        }
    }

    @Test("What was written is read again", arguments: [JSON.Layout.compact, .pretty])
    func roundTrip(layout: JSON.Layout) throws {
        var generator = SeededGenerator(seed: 10)
        for _ in 0..<500 {
            let value = randomValue(depth: 3, using: &generator)
            #expect(try JSON(parsing: value.bytes(layout)) == value)
            #expect(!value.bytes(layout).contains(UInt8(ascii: "<")))
        }
    }

    private func randomValue(depth: Int, using generator: inout SeededGenerator) -> JSON {
        let count = Int.random(in: 0...3, using: &generator)
        switch Int.random(in: depth > 0 ? 0...6 : 2...6, using: &generator) {
        case 0: return .array((0..<count).map { _ in randomValue(depth: depth - 1, using: &generator) })
        case 1:
            return .object(
                (0..<count).map {
                    JSON.Member(
                        "\($0)" + generator.text(upTo: 5), randomValue(depth: depth - 1, using: &generator))
                })
        case 2: return .bool(Bool.random(using: &generator))
        case 3: return .int(Int(truncatingIfNeeded: generator.next()))
        case 4:
            let double = Double(bitPattern: generator.next())
            return double.isFinite ? .double(double) : .null
        default: return .string(generator.text(upTo: 8))
        }
    }

    @Test("Random bytes never trap, and what is read is what was written")
    func random() throws {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<10_000 {
            let bytes = generator.bytes(upTo: 24, from: #"{}[]"":,,\u0dD8dc0truefalsn-1.5e "#)
            if let value = try? JSON(parsing: bytes) { #expect(try JSON(parsing: value.bytes()) == value) }
        }
    }
}

@Suite("JSON bodies")
struct JSONBodyTests {
    private func decode(_ type: String?, _ body: String) throws(Problem) -> JSON {
        let headers = Headers(type.map { [("Content-Type", $0)] } ?? [])
        return try JSON.decode(Request(.patch, "/", headers: headers, body: Array(body.utf8)))
    }

    @Test(
        "The type is found with its parameters, in any case",
        arguments: ["application/json", "Application/JSON; charset=utf-8"])
    func decoded(type: String) throws {
        #expect(try decode(type, #"{"isOn":false}"#) == ["isOn": false])
    }

    @Test(
        "Any other type is refused with a hint at curl's --json",
        arguments: [nil, "text/json", "application/x-www-form-urlencoded"])
    func unsupported(type: String?) {
        let problem = #expect(throws: Problem.self) { try decode(type, "{}") }
        #expect(problem?.status == .unsupportedMediaType)
        #expect(problem?.detail.contains("curl --json") == true)
    }

    @Test("A malformed document is refused with the place")
    func malformed() {
        let problem = #expect(throws: Problem.self) { try decode("application/json", #"{"a":}"#) }
        #expect(problem?.status == .badRequest)
        #expect(problem?.detail == "The JSON goes wrong at byte 5: a value is expected.")
    }
}
