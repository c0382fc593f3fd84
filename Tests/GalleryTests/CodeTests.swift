import Testing

@testable import Gallery

@Suite("Code")
struct CodeTests {
    @Test("The tokens cover a source byte for byte", arguments: EmbeddedSources.paths)
    func whole(path: String) throws {
        let source = try #require(EmbeddedSources.text(path)).description
        let code = SwiftCode(source)
        #expect(code.tokens.map { code.text($0) }.joined() == source)
        #expect(
            HTMLCheck("<pre>" + String(decoding: code.highlighted.bytes, as: UTF8.self) + "</pre>").faults
                == [])
    }

    @Test(
        "Words are told by their looks and their neighbours",
        arguments: [
            ("let x = 1", "keyword:let number:1"),
            ("var body: some View { }", "keyword:var keyword:some type:View"),
            ("@State private var isOn = true", "attribute:@State keyword:private keyword:var keyword:true"),
            ("Text(\"a\").bold()", "type:Text string:\"a\" call:bold"),
            (
                ".environment(\\.layoutDirection, .rightToLeft)",
                "call:environment property:layoutDirection property:rightToLeft"
            ),
            ("f(in: 3, for: x)", "call:f number:3"), ("x.self", "keyword:self"),
            ("x.default", "property:default"),
            ("some(1)", "call:some number:1"), ("get { 1 }", "keyword:get number:1"),
            ("get(1)", "call:get number:1"),
            ("\"a\\(b + \"c\")d\"", "string:\"a\\( string:\"c\" string:)d\""),
            ("#\"a\\(b)\"#", "string:#\"a\\(b)\"#"),
            ("\"\"\"\n\"x\"\n\"\"\"", "string:\"\"\"\n\"x\"\n\"\"\""),
            ("\"a\\\"b\"", "string:\"a\\\"b\""),
            ("1_000.5 0xFF 1...3", "number:1_000.5 number:0xFF number:1 number:3"),
            ("a // b \"c\"\nd", "comment:// b \"c\""), ("/* a /* b */ c */ d", "comment:/* a /* b */ c */"),
            ("#if os(Linux)\n#expect(a)", "keyword:#if call:os type:Linux attribute:#expect"),
            ("`default` x", ""), ("a(b: 1)", "call:a number:1"),
            ("case .on: 1", "keyword:case property:on number:1"),
            ("\"never ends", "string:\"never ends"), ("/* never ends", "comment:/* never ends"),
        ])
    func kinds(source: String, expected: String) {
        let code = SwiftCode(source)
        let found = code.tokens.filter { $0.kind != .plain }.map { "\($0.kind.rawValue):\(code.text($0))" }
        #expect(found.joined(separator: " ") == expected)
        #expect(code.tokens.map { code.text($0) }.joined() == source)
    }

    @Test(
        "A search does not see case and accents",
        arguments: [
            ("Botón", "boton"), ("ACORDEÓN", "acordeon"), ("naïve", "naive"), ("e\u{301}", "e"),
            ("Ñandú", "nandu"),
            ("Straße", "straße"), ("日本", "日本"), ("", ""),
        ])
    func folded(text: String, folded: String) {
        #expect(text.folded == folded)
    }
}
