import HTTP
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
    @Test(
        "Values are written without blanks",
        arguments: [
            (JSON.null, "null"), (true, "true"), (false, "false"), (0, "0"), (-12, "-12"), (1.5, "1.5"),
            (.double(1e300), "1e+300"), (.double(.infinity), "null"), (.double(.nan), "null"),
            (.int(.min), "-9223372036854775808"), ("", #""""#), ([], "[]"), ([:], "{}"),
            ([1, "a", nil], #"[1,"a",null]"#), (["b": 1, "a": [2]], #"{"b":1,"a":[2]}"#),
        ] as [(JSON, String)])
    func compact(value: JSON, text: String) {
        #expect(value.text() == text)
    }

    @Test(
        "Strings are escaped",
        arguments: [
            ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#), ("\n\r\t", #""\n\r\t""#),
            ("\u{0}\u{1F}", #""\u0000\u001f""#),
            ("</script>", #""\u003c/script>""#), ("é🙂", #""é🙂""#), ("/", #""/""#), ("\u{7F}", "\"\u{7F}\""),
        ] as [(String, String)])
    func strings(value: String, text: String) {
        #expect(JSON.string(value).text() == text)
        #expect(JSON.object([JSON.Member(value, 1)]).text() == "{\(text):1}")
    }

    @Test("A pretty document has a line for each member")
    func pretty() {
        let value: JSON = ["a": [1, 2], "b": [:], "c": ["d": []]]
        #expect(
            value.text(.pretty) == """
                {
                  "a": [
                    1,
                    2
                  ],
                  "b": {},
                  "c": {
                    "d": []
                  }
                }

                """)
    }
}

@Suite("JSON values")
struct JSONTests {
    private let value: JSON = ["a": 1, "b": ["x", 2.0, 2.5, true], "e\u{301}": nil]

    @Test("Members and elements are reached by name and place")
    func access() {
        #expect(value["a"]?.int == 1)
        #expect(value["b"]?[0]?.string == "x")
        #expect(value["b"]?[3]?.bool == true)
        #expect(value["b"]?.array?.count == 4)
        #expect(value.object?.map(\.name) == ["a", "b", "e\u{301}"])
    }

    @Test("What is not there is nil")
    func absent() {
        #expect(value["c"] == nil)
        #expect(value["b"]?[4] == nil)
        #expect(value["b"]?[-1] == nil)
        #expect(value[0] == nil)
        #expect(value["a"]?["b"] == nil)
        #expect(value["a"]?.string == nil)
        #expect(value["b"]?.object == nil)
    }

    @Test("A whole number is an Int, however it is written")
    func numbers() {
        #expect(value["b"]?[1]?.int == 2)
        #expect(value["b"]?[2]?.int == nil)
        #expect(JSON.double(1e300).int == nil)
        #expect(JSON.double(.nan).int == nil)
    }

    @Test("Names are compared by their bytes, not as Unicode sees them")
    func names() {
        #expect(value["\u{E9}"] == nil)
        #expect(value["e\u{301}"] == .null)
    }

    @Test("Kinds have names for sentences")
    func kinds() {
        let values: [JSON] = [nil, true, 1, 1.5, "a", [], [:]]
        #expect(
            values.map(\.kind) == [
                "null", "a boolean", "a number", "a number", "a string", "an array", "an object",
            ])
    }
}
