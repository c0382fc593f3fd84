import Testing
import ViewKit

@Suite("Form")
struct FormTests {
    private struct Settings: View {
        @State var isOn = true
        @State var members: Set<String> = ["a"]
        @State var plan: String?
        @State var size = 1
        @State var name = "n"
        var body: some View {
            Form {
                Toggle("On", isOn: $isOn)
                Toggle("A", isOn: $members.contains("a"))
                Toggle("B", isOn: $members.contains("b"))
                Picker("Plan", selection: $plan) {
                    Text("Hobby").tag("hobby")
                    Text("Team").tag("team")
                }.pickerStyle(.inline).required()
                Toggle("Big", isOn: Binding(get: { size == 2 }, set: { size = $0 ? 2 : 1 }))
                TextField("Name", text: $name).required()
            }
        }
    }

    /// What a browser posts with Save when nobody has touched a field.
    static func untouched(_ html: String) -> [Write] {
        html.matches(of: /<input ([^>]*)>/).compactMap { match in
            let attributes = String(match.output.1)
            let isBox = attributes.contains("type=\"checkbox\"") || attributes.contains("type=\"radio\"")
            guard !isBox || attributes.contains(" checked"), !attributes.contains(" disabled"),
                let name = attributes.firstMatch(of: /name="([^"]*)"/)?.output.1,
                let value = attributes.firstMatch(of: /value="([^"]*)"/)?.output.1
            else { return nil }
            return Write(String(name), String(value))
        }
    }

    @Test("A toggle is a native box after a hidden field for off")
    func box() throws {
        struct One: View {
            @State var isOn = true
            var body: some View { Form { Toggle("On", isOn: $isOn) } }
        }
        let example = try Example(One())
        #expect(
            example.html == """
                <form class="form" method="post" autocomplete="off" novalidate action="/e">\
                <label class="switch"><input type="hidden" name="isOn" value="false">\
                <span class="label"><span class="text">On</span></span>\
                <input class="switch-track" type="checkbox" role="switch" id="e-isOn" name="isOn" value="true" checked>\
                </label><button type="submit" class="button button-primary" id="e-save">Save</button></form>
                """)
        #expect(example.controls.map(\.role) == [.switch, .form])
        #expect(example.controls.map(\.press) == [[], []])
    }

    @Test("Saving what nobody touched changes nothing, once what is required is there")
    func untouched() throws {
        let example = try Example(Settings())
        #expect(
            FormTests.untouched(example.html).map { "\($0.name)=\($0.value)" } == [
                "isOn=false", "isOn=true", "members.remove=a", "members.insert=a", "members.remove=b",
                "plan=", "size=1",
                "name=n",
            ])
        try example.post("plan=team")
        #expect(try !example.post(FormTests.untouched(example.html)))
        try example.post("size=2&members=b&isOn=false")
        #expect(try !example.post(FormTests.untouched(example.html)))
        #expect(example.states == ["isOn=false", "members=b", "plan=team", "size=2", "name=n"])
    }

    @Test("The Save control offers all the fields that are enabled")
    func save() throws {
        let save = try #require(try Example(Settings()).controls.last)
        #expect(save.role == .form)
        #expect(save.name == "Save")
        #expect(save.offers.map(\.field) == ["isOn", "members", "members", "plan", "size", "name"])
        #expect(save.offers.filter(\.isRequired).map(\.field) == ["plan", "name"])
    }

    @Test("A disabled field posts nothing, not even what is hidden")
    func disabled() throws {
        struct Locked: View {
            @State var isOn = true
            @State var plan = "x"
            @State var name = "n"
            var body: some View {
                Form(save: "Store") {
                    Toggle("On", isOn: $isOn)
                    Picker("Plan", selection: $plan) { Text("A").tag("a") }.required()
                    TextField("Name", text: $name)
                }.disabled(true)
            }
        }
        let example = try Example(Locked())
        #expect(FormTests.untouched(example.html) == [])
        #expect(
            example.html.contains(
                "<button type=\"submit\" class=\"button button-primary\" id=\"e-save\" disabled>Store"))
        #expect(example.controls.map(\.isEnabled) == [false, false, false, false])
        #expect(example.message(for: "name=x") == "\"name\" is disabled and takes no value now.")
    }

    @Test("What is required and empty is refused by its title")
    func required() throws {
        let example = try Example(Settings())
        #expect(example.message(for: "plan=") == "\"Plan\" is required.")
        #expect(example.message(for: "name=") == "\"Name\" is required.")
        #expect(example.refusal(of: "plan=&name=")?.faults.map(\.state) == ["plan", "name"])
        struct Terms: View {
            @State var isOn = false
            @State var choice = "gone"
            var body: some View {
                Form {
                    Toggle("Terms", isOn: $isOn).required()
                    Picker("Choice", selection: $choice) { Text("A").tag("a") }.required()
                }
            }
        }
        let terms = try Example(Terms())
        #expect(terms.message(for: "isOn=false") == "\"Terms\" is required.")
        #expect(terms.refusal(of: "choice=")?.faults.map(\.message) == ["\"Choice\" is required."])
        try terms.post("isOn=false&isOn=true&choice=&choice=a")
        #expect(terms.states == ["isOn=true", "choice=a"])
        #expect(terms.html.contains("name=\"isOn\" value=\"true\" checked required>"))
    }

    @Test("Outside a form a required toggle can be pressed off again")
    func requiredOutside() throws {
        struct Terms: View {
            @State var isOn = true
            var body: some View { Toggle("Terms", isOn: $isOn).required() }
        }
        let example = try Example(Terms())
        try example.press("e-isOn")
        #expect(example.states == ["isOn=false"])
    }

    @Test("A refused form keeps what was posted and says what was wrong, tied to the field")
    func refused() throws {
        let example = try Example(Settings())
        let writes = [
            Write("isOn", "false"), Write("members.remove", "a"), Write("members.remove", "b"),
            Write("members.insert", "b"), Write("plan", ""), Write("plan", "team"), Write("size", "1"),
            Write("size", "2"), Write("name", ""),
        ]
        let before = example.states
        do throws(Refusal) {
            try example.post(writes)
            Issue.record("it was accepted")
        } catch {
            let html = example.live.render(answering: error).text
            #expect(!html.contains("name=\"isOn\" value=\"true\" checked"))
            #expect(html.contains("name=\"members.insert\" value=\"b\" checked"))
            #expect(!html.contains("name=\"members.insert\" value=\"a\" checked"))
            #expect(html.contains("value=\"team\" checked"))
            #expect(html.contains("name=\"size\" value=\"2\" checked"))
            #expect(
                html.contains(
                    "name=\"name\" value=\"\" aria-invalid=\"true\" aria-describedby=\"e-name_error\" required"
                ))
            #expect(html.contains("<p class=\"error\" id=\"e-name_error\">&quot;Name&quot; is required.</p>"))
            #expect(html.matches(of: /class="error"/).count == 1)
        }
        #expect(example.states == before)
        #expect(!example.html.contains("class=\"error\""))
    }

    @Test("A form in a form is one form")
    func nested() throws {
        struct Nested: View {
            @State var isOn = true
            var body: some View { Form { Form { Toggle("On", isOn: $isOn) } } }
        }
        let example = try Example(Nested())
        #expect(example.html.matches(of: /<form/).count == 1)
        #expect(example.ids == ["e-isOn", "e-save"])
    }

    @Test("A toggle that writes more than a box can carry stays a button in a form")
    func sources() throws {
        struct Many: View {
            @State var a = true
            @State var b = false
            var body: some View {
                Form {
                    Toggle("All", sources: [$a, $b], isOn: \.self).id("all")
                    Toggle("A", isOn: $a)
                }
            }
        }
        let example = try Example(Many())
        #expect(
            example.html.contains(
                "role=\"checkbox\" aria-checked=\"mixed\" name=\"a\" value=\"true\" form=\"e-a-all_form\">"))
        #expect(example.html.hasSuffix("<input type=\"hidden\" name=\"b\" value=\"true\"></form>"))
        try example.press("e-a-all")
        #expect(example.states == ["a=true", "b=true"])
    }

    @Test("A field that no state is behind has no name and offers nothing")
    func constants() throws {
        let example = try Example(
            Form {
                TextField("T", text: .constant("a"))
                NumberField("N", value: .constant(1), in: 0...2)
                Picker("P", selection: .constant("a")) { Text("A").tag("a") }
                Picker("R", selection: .constant("a")) { Text("A").tag("a") }.pickerStyle(.inline)
                Toggle("B", isOn: .constant(true))
            })
        #expect(!example.html.contains(" name="))
        #expect(example.rendering.contract.fields == [])
    }

    @Test("Sections are named field sets")
    func sections() throws {
        #expect(
            try html(Section("Alerts") { Text("a") })
                == "<fieldset class=\"section\"><legend>Alerts</legend><p class=\"text\">a</p></fieldset>")
    }
}
