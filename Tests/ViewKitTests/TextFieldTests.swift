import Testing
import ViewKit

@Suite("Text and number fields")
struct TextFieldTests {
    private struct Fields: View {
        @State var text = "a"
        @State var number = 2
        var body: some View {
            TextField("Text", text: $text, maximumLength: 4)
            NumberField("Number", value: $number, in: 1...3)
        }
    }

    @Test("A text field is a labelled input with its limit")
    func text() throws {
        let example = try Example(Fields())
        #expect(
            example.html.hasPrefix(
                """
                <form class="apply-form" method="post" autocomplete="off" action="/e"><div class="text-row">\
                <label class="field-label" for="e-text">Text</label><input class="text-field" type="text" maxlength="4" \
                id="e-text" name="text" value="a" autocomplete="off"></div>\
                <button type="submit" class="button apply">Apply<span class="visually-hidden"> Text</span></button></form>
                """))
        #expect(example.controls[0].role == .textbox)
        #expect(example.controls[0].value == ["a"])
        #expect(example.controls[0].offers[0].kind == .text(maximumLength: 4))
    }

    @Test("A number field is an input with its bounds")
    func number() throws {
        let example = try Example(Fields())
        #expect(
            example.html.contains(
                "type=\"number\" min=\"1\" max=\"3\" id=\"e-number\" name=\"number\" value=\"2\" autocomplete=\"off\">"
            ))
        #expect(example.controls[1].role == .spinbutton)
    }

    @Test(
        "The limit counts as maxlength does, in UTF-16",
        arguments: ["abcd", "👍👍", "e\u{301}e\u{301}", "", "\0\r\n\""])
    func limit(text: String) throws {
        let example = try Example(Fields())
        try example.post([Write("text", text)])
        #expect(example.states.first == "text=\(text)")
        for more in ["xxxxx", "👍👍👍"] {
            #expect(example.message(for: "text=\(text)\(more)")?.contains("at most 4 characters") == true)
        }
    }

    @Test("Whole numbers within the bounds are taken, in any spelling", arguments: ["1", "3", "+2", "002"])
    func spelling(number: String) throws {
        let example = try Example(Fields())
        try example.post("number=\(number)")
        #expect(example.states.last == "number=\(Int(number) ?? 0)")
    }

    @Test(
        "Anything else is refused",
        arguments: ["0", "4", "", " 2", "2.0", "two", "1e0", "-9223372036854775809", "٢"])
    func refused(number: String) throws {
        #expect(try Example(Fields()).refusal(of: "number=\(number)")?.faults.count == 1)
    }

    @Test("A refused number stands in the field again", arguments: ["7", "-7", "99999999999999999999"])
    func keptNumber(number: String) throws {
        let example = try Example(Fields())
        let refusal = try #require(example.refusal(of: "number=\(number)"))
        let html = example.live.render(answering: refusal).text
        #expect(html.contains("name=\"number\" value=\"\(number)\" aria-invalid=\"true\""))
    }

    @Test("A refused value stands in the field again, with the reason")
    func kept() throws {
        let example = try Example(Fields())
        let refusal = try #require(example.refusal(of: "text=ab&number=\"7"))
        let html = example.live.render(answering: refusal).text
        #expect(html.contains("name=\"text\" value=\"ab\" autocomplete"))
        // HTML lets a number field hold nothing but a number.
        #expect(html.contains("name=\"number\" value=\"\" aria-invalid=\"true\""))
        #expect(
            html.contains(
                "id=\"e-number_error\">&quot;number&quot; cannot be &quot;&quot;7&quot;; it is a whole number"
            ))
        #expect(example.states == ["text=a", "number=2"])
    }

    @Test("Buttons beside a field write the same state, before it or after it, past its bounds too")
    func steppers() throws {
        struct Stepper: View {
            @State var number = 3
            @State var text = "abc"
            var body: some View {
                Button("+") { number += 1 }.id("up")
                NumberField("Number", value: $number, in: 1...3)
                Button("-") { number -= 1 }.id("down")
                Button("Clear") { text = "" }.id("clear")
                TextField("Text", text: $text)
                Button("Long") { text = "long" }.id("long")
            }
        }
        let example = try Example(Stepper())
        #expect(
            example.rendering.contract.fields.map(\.kind) == [.integer(1...3), .text(maximumLength: 200)])
        try example.post("number=1&text=free")
        try example.press("e-number-down")
        try example.press("e-text-clear")
        #expect(example.states == ["number=0", "text="])
        try example.press("e-number-up")
        try example.press("e-text-long")
        #expect(example.states == ["number=1", "text=long"])
    }

    @Test("A limit below one is one")
    func smallest() throws {
        struct Small: View {
            @State var text = ""
            var body: some View { TextField("T", text: $text, maximumLength: -5) }
        }
        #expect(try Example(Small()).html.contains("maxlength=\"1\""))
    }
}
