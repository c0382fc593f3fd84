import Testing

@testable import Gallery

@Suite("HTML as code")
struct HTMLCodeTests {
    private func code(_ source: String) -> String {
        String(decoding: HTMLCode.highlighted(Array(source.utf8)).bytes, as: UTF8.self)
    }

    /// What a visitor reads.
    private func text(_ source: String) -> String {
        code(source).replacing(/<[^>]*>/, with: "")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }

    @Test("It is laid out an element a line")
    func layout() {
        let source = "<div class=\"a\"><p>x &lt; y</p><input type=\"text\" disabled><b><i>z</i></b></div>"
        #expect(
            text(source) == """
                <div class="a">
                  <p>x &lt; y</p>
                  <input type="text" disabled>
                  <b>
                    <i>z</i>
                  </b>
                </div>
                """)
    }

    @Test("Names and values have their colours")
    func colours() {
        #expect(
            code("<a href=\"/?a&amp;b\" b>c</a>") == """
                &lt;<span class="hl-tag">a</span><span class="hl-attribute"> href</span>=\
                <span class="hl-string">"/?a&amp;amp;b"</span><span class="hl-attribute"> b</span>&gt;\
                c&lt;/<span class="hl-tag">a</span>&gt;
                """)
    }

    @Test(
        "Every kind of tag and text is told as it stands",
        arguments: [
            ("", ""), ("text", "text"), (" \n<b> </b>", "<b> </b>"), ("<b></b> \n", "<b></b>"),
            ("<br><hr/><br />", "<br>\n<hr/>\n<br />"),
            ("<svg><path d=\"M0 1\"/><g a b/></svg>", "<svg>\n  <path d=\"M0 1\"/>\n  <g a b/>\n</svg>"),
            ("<i a=\"/\" b=\"=\" c=\"\" d=\">\">x</i>", "<i a=\"/\" b=\"=\" c=\"\" d=\">\">x</i>"),
            ("<p>a<b>c</b>d</p>", "<p>\n  a\n  <b>c</b>\n  d\n</p>"),
            ("<bold>a</b>", "<bold>\n  a\n</b>"), ("</b>a", "</b>\na"),
            ("<p title=\"é👩‍💻\">日本</p>", "<p title=\"é👩‍💻\">日本</p>"),
            ("<p a=\"1\u{202E}2\">1\u{200D}é</p>", "<p a=\"1&#x202E;2\">1\u{200D}é</p>"),
            ("<p a=\"é\" b\u{200B}c>a\u{200D}é</p>", "<p a=\"é\" b&#x200B;c>a&#x200D;é</p>"),
        ])
    func kinds(source: String, expected: String) {
        #expect(text(source) == expected)
    }

    @Test("A text of more than a hundred characters has lines of its own", arguments: ["x", "é", "👩‍💻"])
    func length(of character: String) {
        let short = String(repeating: character, count: 100)
        #expect(text("<p>\(short)</p>") == "<p>\(short)</p>")
        #expect(text("<p>\(short)x</p>") == "<p>\n  \(short)x\n</p>")
    }

    @Test("What is cut off anywhere is still told")
    func cut() {
        let source = Array("<a b=\"c&amp;é\" d>e<br/><f g=\"h\"/></a>".utf8)
        for length in source.indices {
            let code = HTMLCode.highlighted(Array(source[..<length])).bytes
            #expect(code.isEmpty == (length == 0))
        }
    }
}
