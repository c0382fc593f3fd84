import Testing
import ViewKit

@Suite("Escaping")
struct EscapingTests {
    static let texts = [
        ("\"quoted\" & <b>bold</b>", "&quot;quoted&quot; &amp; &lt;b&gt;bold&lt;/b&gt;"),
        ("a\rb\r\nc\nd", "a&#13;b&#13;\nc\nd"), ("nul\0nul", "nul\u{FFFD}nul"), ("it's ] , ;", "it's ] , ;"),
        ("👩‍👩‍👧 e\u{301}", "👩‍👩‍👧 e\u{301}"), ("שלום \u{202E}", "שלום \u{202E}"), ("&amp;", "&amp;amp;"), ("", ""),
    ]

    @Test("Text is escaped", arguments: texts)
    func text(plain: String, escaped: String) throws {
        #expect(try html(Text(verbatim: plain)) == "<p class=\"text\">\(escaped)</p>")
    }

    @Test("Each byte is escaped or left wherever it stands in a text of any length", arguments: 0...18)
    func bytes(length: Int) {
        for place in 0..<length {
            for byte in UInt8.min ... .max {
                var text = [UInt8](repeating: UInt8(ascii: "x"), count: length)
                text[place] = byte
                let escaped: [UInt8] =
                    switch byte {
                    case 0x00: [0xEF, 0xBF, 0xBD]
                    case 0x0D: Array("&#13;".utf8)
                    case UInt8(ascii: "\""): Array("&quot;".utf8)
                    case UInt8(ascii: "&"): Array("&amp;".utf8)
                    case UInt8(ascii: "<"): Array("&lt;".utf8)
                    case UInt8(ascii: ">"): Array("&gt;".utf8)
                    default: [byte]
                    }
                var html = HTMLBytes()
                html.append(escaping: text.span, text.indices)
                #expect(html.bytes == text[..<place] + escaped + text[(place + 1)...])
            }
        }
    }

    @Test("A part of a text is escaped without what stands around it", arguments: 0...20)
    func parts(start: Int) {
        let text = Array("<plain text, and then >><< some more of it <".utf8)
        for end in start...text.count {
            var whole = HTMLBytes()
            whole.append(escaping: Array(text[start..<end]).span, 0..<(end - start))
            var part = HTMLBytes()
            part.append(escaping: text.span, start..<end)
            #expect(part.bytes == whole.bytes)
        }
    }

    @Test("The parts of an attributed text are escaped", arguments: texts)
    func attributedText(plain: String, escaped: String) throws {
        var text = AttributedString(plain)
        text.inlinePresentationIntent = .code
        #expect(try html(Text(text)) == "<p class=\"text\"><code>\(escaped)</code></p>")
    }

    @Test("An attribute is escaped", arguments: texts)
    func attribute(plain: String, escaped: String) throws {
        #expect(
            try html(Box("box") {}.attribute("data-x", plain))
                == "<div class=\"box\" data-x=\"\(escaped)\"></div>")
    }

    @Test("Ids and titles of options are escaped, in lists and in radios", arguments: texts)
    func options(plain: String, escaped: String) throws {
        struct Choosing: View {
            @State var choice = "another"
            let option: String
            let style: PickerStyle
            var body: some View {
                Picker("T", selection: $choice) { Text(verbatim: option).tag(option) }.pickerStyle(style)
            }
        }
        let list = try Example(Choosing(option: plain, style: .menu)).html
        // A title is a name, whose white space is folded.
        let title = plain.contains { $0.isNewline } ? "a b c d" : escaped
        #expect(list.contains("<option value=\"\(escaped)\">\(title)</option>"))
        let radios = try Example(Choosing(option: plain, style: .inline)).html
        #expect(radios.contains("name=\"choice\" value=\"\(escaped)\""))
        #expect(radios.contains("<span class=\"label-title\">\(title)</span>"))
    }

    @Test("Titles, names, help and errors are escaped", arguments: texts.prefix(5))
    func notes(plain: String, escaped: String) throws {
        struct Noted: View {
            @State var text = ""
            let title: String
            var body: some View {
                Form(save: LocalizedStringKey(title)) {
                    TextField(LocalizedStringKey(title), text: $text)
                        .fieldDescription(LocalizedStringKey(title))
                        .fieldError(LocalizedStringKey(title))
                        .accessibilityLabel(LocalizedStringKey(title))
                    Section(LocalizedStringKey(title)) {}
                }
            }
        }
        let html = try Example(Noted(title: plain)).html
        #expect(html.components(separatedBy: escaped) == 6)
        #expect(!html.contains("<b>"))
    }

    @Test("The value of a text field is escaped")
    func value() throws {
        struct Field: View {
            @State var text = "\"><script>alert(1)</script>"
            var body: some View { TextField("T", text: $text) }
        }
        let html = try Example(Field()).html
        #expect(html.contains("value=\"&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\""))
    }

    @Test("A text of 100 KB arrives whole")
    func long() throws {
        let text = String(repeating: "<é👍", count: 12_500)
        let html = try html(Text(verbatim: text))
        #expect(html.utf8.count == "<p class=\"text\"></p>".utf8.count + 12_500 * (4 + 2 + 4))
    }
}

extension String {
    /// How often the text is cut by another.
    fileprivate func components(separatedBy other: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: other) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
