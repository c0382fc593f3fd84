import Testing
import ViewKit

@Suite("Picker")
struct PickerTests {
    private struct Workspace: View {
        @State var choice = "b"
        let style: PickerStyle
        var body: some View {
            Picker("Workspace", selection: $choice) {
                Text("A").tag("a")
                OptionLabel("B", detail: "More", systemImage: "checkmark").tag("b")
                Text("C").tag("c").disabled(true)
            }.pickerStyle(style)
        }
    }

    @Test("A list is a select with its label and an Apply button", arguments: [PickerStyle.automatic, .menu])
    func list(style: PickerStyle) throws {
        let example = try Example(Workspace(style: style))
        let surface = style == .menu ? "select" : "native-select"
        #expect(
            example.html == """
                <form class="apply-form" method="post" autocomplete="off" action="/e"><div class="select-field">\
                <label class="field-label" for="e-choice">Workspace</label><span class="\(surface)">\
                <select id="e-choice" name="choice" autocomplete="off"><option value="a">A</option>\
                <option value="b" selected>B</option><option value="c" disabled>C</option></select></span></div>\
                <button type="submit" class="button apply">Apply<span class="visually-hidden"> Workspace</span></button>\
                </form>
                """)
        let control = try #require(example.controls.first)
        #expect(control.role == .combobox)
        #expect(control.value == ["b"])
        #expect(control.press == [])
        #expect(control.offers.first?.kind == .choice)
        #expect(control.offers.first?.options.map(\.isEnabled) == [true, true, false])
    }

    @Test("Radios are native, in a named field set", arguments: [PickerStyle.inline, .radioGroup])
    func radios(style: PickerStyle) throws {
        let example = try Example(Workspace(style: style))
        #expect(
            example.html.contains(
                """
                <fieldset class="radio-group" id="e-choice" role="radiogroup" tabindex="-1"><legend>Workspace</legend>\
                <label class="radio"><input type="radio" id="e-choice__a" name="choice" value="a"><span class="label">\
                <span class="label-title">A</span></span></label><label class="radio">\
                <input type="radio" id="e-choice__b" name="choice" value="b" checked><span class="label"><svg
                """))
        #expect(
            example.html.contains(
                "<span class=\"label-title\">B</span><span class=\"label-detail\">More</span>"))
        #expect(example.html.contains("id=\"e-choice__c\" name=\"choice\" value=\"c\" disabled>"))
        #expect(example.controls[0].role == .radiogroup)
        #expect(example.controls[0].id(of: "b") == "e-choice__b")
    }

    @Test("Groups are named")
    func groups() throws {
        struct Grouped: View {
            @State var choice = 3
            var body: some View {
                Picker("N", selection: $choice) {
                    Text("0").tag(0)
                    Section("Odd") { ForEach([1, 3], id: \.self) { Text("\($0)").tag($0) } }
                    Section("Even & more") { Text("2").tag(2) }
                    Text("4").tag(4)
                }
            }
        }
        let html = try Example(Grouped()).html
        #expect(
            html.contains(
                """
                <option value="0">0</option><optgroup label="Odd"><option value="1">1</option>\
                <option value="3" selected>3</option></optgroup><optgroup label="Even &amp; more">\
                <option value="2">2</option></optgroup><option value="4">4</option></select>
                """))
    }

    @Test("An optional has a row for none, and nil chooses it", arguments: [PickerStyle.menu, .inline])
    func optional(style: PickerStyle) throws {
        struct Maybe: View {
            @State var choice: String?
            let style: PickerStyle
            var body: some View {
                Picker("P", selection: $choice) {
                    Text("None").tag(String?.none)
                    Text("A").tag("a")
                    Text("B").tag(String?.some("b"))
                }.pickerStyle(style)
            }
        }
        let example = try Example(Maybe(style: style))
        #expect(
            example.html.contains(
                style == .inline
                    ? "id=\"e-choice___none\" name=\"choice\" value=\"\" checked>"
                    : "<option value=\"\" selected>None"))
        #expect(example.controls[0].value == [])
        #expect(example.controls[0].offers[0].kind == .optionalChoice)
        #expect(example.controls[0].offers[0].options.map(\.id) == ["a", "b"])
        try example.post("choice=b")
        #expect(example.controls[0].value == ["b"])
        try example.post("choice=")
        #expect(example.states == ["choice="])
    }

    @Test("Where nothing is chosen a list says so and radios are all off")
    func nothingChosen() throws {
        struct Gone: View {
            @State var choice = "gone"
            let style: PickerStyle
            var body: some View {
                Picker("P", selection: $choice) { Text("A").tag("a") }.pickerStyle(style)
            }
        }
        let list = try Example(Gone(style: .menu))
        #expect(
            list.html.contains(
                "<option value=\"\" disabled selected hidden>Choose an option</option><option value=\"a\">A</option>"
            ))
        #expect(try !Example(Gone(style: .inline)).html.contains("checked"))
        #expect(list.controls[0].value == [])
        #expect(list.states == ["choice=gone"])
        #expect(try !list.post("choice=gone"))
        try list.post("choice=a")
        #expect(
            list.message(for: "choice=gone") == "\"gone\" is not an option of \"choice\"; allowed are \"a\".")
    }

    @Test("Without any option it is an empty list that takes nothing")
    func empty() throws {
        struct Empty: View {
            @State var choice = "a"
            var body: some View { Picker("P", selection: $choice) {} }
        }
        let example = try Example(Empty())
        #expect(example.html.contains("id=\"e-choice\" name=\"choice\""))
        #expect(example.message(for: "choice=b") == "\"b\" is not an option of \"choice\"; allowed are none.")
    }

    private enum Size: CaseIterable { case small, large }
    private struct Key: Hashable {
        var number: Int
    }

    @Test("An id is of any type: Int, an enumeration, one of one's own")
    func types() throws {
        struct Typed: View {
            @State var number = 1
            @State var size = Size.small
            @State var key = Key(number: 1)
            @State var keys: Set<Key> = []
            @State var maybe: Key?
            var body: some View {
                Picker("N", selection: $number) { ForEach(1..<4) { Text("\($0)").tag($0) } }
                Picker("S", selection: $size) {
                    ForEach(Size.allCases, id: \.self) { Text(verbatim: "\($0)").tag($0) }
                }
                Picker("K", selection: $key) {
                    ForEach(1..<4) { Text("\($0)").tag(Key(number: $0)) }
                }
                ForEach(1..<4) { Toggle("\($0)", isOn: $keys.contains(Key(number: $0))) }
                Picker("M", selection: Binding(get: { maybe }, set: { maybe = $0 })) {
                    Text("None").tag(Key?.none)
                    ForEach(1..<4) { Text("\($0)").tag(Key?.some(Key(number: $0))) }
                }
            }
        }
        let example = try Example(Typed())
        try example.post("number=3&size=large&key=Key(number: 2)&keys=Key(number: 3)&maybe=Key(number: 1)")
        #expect(
            example.states == [
                "number=3", "size=large", "key=Key(number: 2)", "keys=Key(number: 3)", "maybe=Key(number: 1)",
            ])
        #expect(example.html.matches(of: /\sselected>/).count == 4)
        #expect(
            example.message(for: "number=4")
                == "\"4\" is not an option of \"number\"; allowed are \"1\", \"2\", \"3\".")
    }

    @Test("Options of another type than the selection choose nothing and are refused")
    func mismatch() throws {
        struct Mixed: View {
            @State var number = 1
            var body: some View { Picker("N", selection: $number) { Text("A").tag("a") } }
        }
        let example = try Example(Mixed())
        #expect(example.message(for: "number=a") == "\"number\" cannot be \"a\".")
        #expect(example.states == ["number=1"])
    }

    @Test("Two pickers of one state, and a button, offer their options together")
    func together() throws {
        struct Three: View {
            @State var choice: String? = "a"
            var body: some View {
                Button("Clear") { choice = nil }.id("clear")
                Picker("One", selection: $choice) { Text("A").tag("a") }
                Picker("Two", selection: $choice) {
                    Text("A").tag("a").disabled(true)
                    Text("B").tag("b")
                }
            }
        }
        let example = try Example(Three())
        #expect(example.rendering.contract["choice"]?.allowed == ["a", "b"])
        try example.post("choice=b")
        try example.press("e-choice-clear")
        try example.press("e-choice-clear")
        #expect(example.states == ["choice="])
    }

    @Test("An accessible label is the name; the title stays what is seen")
    func label() throws {
        struct Named: View {
            @State var choice = "a"
            @State var text = ""
            var body: some View {
                Picker("Seen", selection: $choice) { Text("A").tag("a") }.accessibilityLabel("Heard")
                TextField("Seen", text: $text).accessibilityLabel("Heard")
            }
        }
        let example = try Example(Named())
        #expect(example.controls.map(\.name) == ["Heard", "Heard"])
        #expect(example.html.matches(of: />Seen<\/label>/).count == 2)
        #expect(example.html.matches(of: /\saria-label="Heard"/).count == 2)
    }

    @Test("Help and errors are tied to the field")
    func described() throws {
        struct Noted: View {
            @State var choice = "a"
            let style: PickerStyle
            var body: some View {
                Picker("P", selection: $choice) { Text("A").tag("a") }
                    .pickerStyle(style).fieldDescription("Help").fieldError("Wrong")
            }
        }
        for style in [PickerStyle.menu, .inline] {
            let example = try Example(Noted(style: style))
            #expect(
                example.html.contains(
                    " aria-invalid=\"true\" aria-describedby=\"e-choice_help e-choice_error\""))
            #expect(example.html.hasSuffix("<p class=\"error\" id=\"e-choice_error\">Wrong</p></div>"))
            #expect(example.controls[0].description == "Help Wrong")
        }
    }
}
