import Testing
import ViewKit

@Suite("Button")
struct ButtonTests {
    private struct Actions: View {
        @State var isOn = false
        @State var text = "a"
        @State var count = 1
        @State var members: Set<String> = ["b"]
        let action: (Actions) -> Void
        var body: some View { Button("Do") { action(self) } }
    }

    private func example(_ action: @escaping (Actions) -> Void) throws -> Example {
        try Example(Actions(action: action))
    }

    @Test("A press posts what its action would write, and drawing writes nothing")
    func records() throws {
        let example = try example { $0.isOn.toggle() }
        let expected = """
            <form class="press" method="post" autocomplete="off" action="/e"><button class="button" type="submit" \
            id="e-isOn" name="isOn" value="true"><span class="text">Do</span></button></form>
            """
        #expect(example.html == expected)
        #expect(example.html == expected)
        #expect(example.states == ["isOn=false", "text=a", "count=1", "members=b"])
        #expect(
            example.control("e-isOn")
                == example.controls.first)
        #expect(example.control("e-isOn")?.role == .button)
        #expect(example.control("e-isOn")?.name == "Do")
    }

    @Test("Several states are several fields: the button carries the first, hidden fields the others, once")
    func several() throws {
        let example = try example { view in
            view.isOn = true
            view.text = "b"
            view.text += "<c>"
            view.count += 2
        }
        #expect(
            example.html == """
                <form class="press" method="post" autocomplete="off" action="/e">\
                <input type="hidden" name="text" value="b&lt;c&gt;"><input type="hidden" name="count" value="3">\
                <button class="button" type="submit" id="e-isOn" name="isOn" value="true">\
                <span class="text">Do</span></button></form>
                """)
        try example.press("e-isOn")
        #expect(example.states == ["isOn=true", "text=b<c>", "count=3", "members=b"])
    }

    @Test("What an action reads after writing is what it has written")
    func readsBack() throws {
        let example = try example { view in
            view.count = 5
            view.text = "\(view.count) \(view.isOn)"
            view.isOn = view.count == 5
            if view.isOn { view.isOn.toggle() }
        }
        #expect(
            example.controls[0].press == [
                Write("count", "5"), Write("text", "5 false"), Write("isOn", "false"),
            ])
    }

    @Test("An action that writes nothing is a button that posts nothing")
    func writesNothing() throws {
        let example = try example { _ in }
        #expect(example.html.contains("<button class=\"button\" type=\"button\" id=\"e\"><span"))
        #expect(example.controls.map(\.press) == [[]])
        #expect(try example.press("e") == false)
    }

    @Test("An action says what a Set becomes")
    func sets() throws {
        let insert = try example { $0.members.formUnion(["c", "a"]) }
        #expect(
            insert.controls[0].press == [Write("members", "a"), Write("members", "b"), Write("members", "c")])
        #expect(insert.html.contains("<input type=\"hidden\" name=\"members\" value=\"b\">"))
        try insert.press("e-members")
        #expect(insert.states.last == "members=a,b,c")
        let empty = try example { $0.members = [] }
        #expect(empty.controls[0].press == [Write("members.removeAll", "")])
        #expect(empty.html.contains("name=\"members.removeAll\" value=\"\""))
        try empty.press("e-members")
        #expect(empty.states.last == "members=")
        #expect(try empty.press("e-members") == false)
    }

    @Test("The same press twice does what one does")
    func twice() throws {
        let example = try example { view in
            view.count += 1
            view.text = "n\(view.count)"
        }
        let press = example.controls[0].press
        #expect(try example.post(press))
        #expect(try !example.post(press))
        #expect(example.states == ["isOn=false", "text=n2", "count=2", "members=b"])
    }

    @Test("A disabled button is refused and looks it")
    func disabled() throws {
        struct Locked: View {
            @State var isOn = false
            var body: some View { Button("Do") { isOn = true }.disabled(true) }
        }
        let example = try Example(Locked())
        #expect(example.html.contains("value=\"true\" disabled>"))
        #expect(example.message(for: "isOn=true") == "\"isOn\" is disabled and takes no value now.")
    }

    @Test("In a form it posts its own press and nothing else of the form")
    func inForm() throws {
        struct Both: View {
            @State var name = ""
            @State var isOn = false
            @State var count = 1
            var body: some View {
                Form {
                    TextField("Name", text: $name).required()
                    Button("Reset") {
                        isOn = true
                        count = 0
                    }
                    Button("Idle") {}
                }
            }
        }
        let example = try Example(Both())
        #expect(
            example.html.contains(
                "<button class=\"button\" type=\"submit\" id=\"e-isOn\" name=\"isOn\" value=\"true\" form=\"e-isOn_form\">"
            ))
        #expect(
            example.html.hasSuffix(
                """
                </form><form class="press" id="e-isOn_form" hidden method="post" autocomplete="off" action="/e">\
                <input type="hidden" name="count" value="0"></form>
                """))
        #expect(example.html.matches(of: /<form/).count == 2)
        #expect(example.controls.last?.offers.map(\.field) == ["name"])
        try example.press("e-isOn")
        #expect(example.states == ["name=", "isOn=true", "count=0"])
    }

    @Test("An accessible name, help and an error are tied to it")
    func described() throws {
        struct Noted: View {
            @State var isOn = false
            var body: some View {
                Button("×") { isOn = false }
                    .fieldDescription("Help").fieldError("Wrong").accessibilityLabel("Close")
            }
        }
        let example = try Example(Noted())
        #expect(
            example.html == """
                <div class="field"><form class="press" method="post" autocomplete="off" action="/e">\
                <button class="button" type="submit" id="e-isOn" name="isOn" value="false" aria-label="Close" \
                aria-invalid="true" aria-describedby="e-isOn_help e-isOn_error"><span class="text">×</span></button>\
                </form><p class="description" id="e-isOn_help">Help</p><p class="error" id="e-isOn_error">Wrong</p></div>
                """)
        #expect(example.controls[0].name == "Close")
        #expect(example.controls[0].description == "Help Wrong")
    }
}
