import Testing
import ViewKit

@Suite("Toggle")
struct ToggleTests {
    private struct One<Style: ToggleStyle>: View {
        @State var isOn = false
        let style: Style
        var body: some View { Toggle("Sounds", isOn: $isOn).toggleStyle(style) }
    }

    private struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
            }
        }
    }

    @Test("A switch is a button with the role, and its label comes first")
    func switches() throws {
        let example = try Example(One(style: .switch))
        #expect(
            example.html.hasPrefix(
                """
                <form class="press" method="post" autocomplete="off" action="/e"><button class="switch" type="submit" \
                id="e-isOn" role="switch" aria-checked="false" name="isOn" value="true">\
                <span class="label"><span class="text">Sounds</span></span><span class="switch-track"
                """))
        let control = try #require(example.controls.first)
        #expect(control.name == "Sounds")
        #expect(control.role == .switch)
        #expect(control.state == .off)
        #expect(control.press == [Write("isOn", "true")])
        #expect(control.offers.map(\.field) == ["isOn"])
        #expect(example.rendering.contract.fields.map(\.title) == ["Sounds"])
        try example.press("e-isOn")
        #expect(example.control("e-isOn")?.state == .on)
        #expect(example.control("e-isOn")?.name == "Sounds")
        #expect(example.html.contains("aria-checked=\"true\" name=\"isOn\" value=\"false\""))
    }

    @Test("Automatic is a switch, and so is a toggle without a style")
    func automatic() throws {
        #expect(try Example(One(style: .automatic)).html == Example(One(style: .switch)).html)
    }

    @Test("A style of one's own is a toggle button")
    func own() throws {
        let example = try Example(One(style: Plain()))
        #expect(
            example.html == """
                <form class="press" method="post" autocomplete="off" action="/e">\
                <button class="button-plain" type="submit" id="e-isOn" aria-pressed="false" name="isOn" value="true">\
                <span class="label"><span class="text">Sounds</span></span></button></form>
                """)
        #expect(example.controls.map(\.role) == [.toggleButton])
    }

    @Test("A style that says otherwise is announced as it says")
    func announced() throws {
        struct Checked: ToggleStyle {
            var role: Control.Role { .checkbox }
            func makeBody(configuration: Configuration) -> some View {
                Plain().makeBody(configuration: configuration)
            }
        }
        let example = try Example(One(style: Checked()))
        #expect(example.html.contains("role=\"checkbox\" aria-checked=\"false\""))
    }

    @Test("A member goes in and out of a Set whatever else is in by then")
    func members() throws {
        struct Two: View {
            @State var members: Set<String> = ["a"]
            var body: some View {
                Toggle("A", isOn: $members.contains("a"))
                Toggle("B", isOn: $members.contains("b")).id("b")
            }
        }
        let example = try Example(Two())
        let stale = example.controls
        #expect(stale.map(\.press) == [[Write("members.remove", "a")], [Write("members.insert", "b")]])
        try example.post(stale[1].press)
        try example.post(stale[1].press)
        try example.post(stale[0].press)
        #expect(example.states == ["members=b"])
    }

    @Test("Hidden labels are still names")
    func hiddenLabels() throws {
        struct Hidden: View {
            @State var isOn = false
            var body: some View { Toggle("Sounds", isOn: $isOn).labelsHidden() }
        }
        let example = try Example(Hidden())
        #expect(
            example.html.contains("<span class=\"visually-hidden\"><span class=\"text\">Sounds</span></span>")
        )
        #expect(example.controls.map(\.name) == ["Sounds"])
    }

    @Test("What is hidden from assistive technology is no part of the name")
    func name() throws {
        struct Decorated: View {
            @State var isOn = false
            var body: some View {
                Toggle(isOn: $isOn) {
                    Text("  Sounds\n and ")
                    Text("★").accessibilityHidden(true)
                    Label("haptics", systemImage: "bell.fill")
                }
            }
        }
        #expect(try Example(Decorated()).controls.map(\.name) == ["Sounds and haptics"])
    }

    @Test("A toggle over members of a Set turns all on, then all off, and leaves strangers alone as one post")
    func sourcesOfSet() throws {
        struct Table: View {
            @State var members: Set<String> = ["b"]
            var body: some View {
                Toggle("All", sources: ["a", "b", "c"].map { $members.contains($0) }, isOn: \.self).id("all")
                ForEach(["a", "b", "c"], id: \.self) { Toggle($0, isOn: $members.contains($0)) }
            }
        }
        let example = try Example(Table())
        #expect(example.control("e-members-all")?.state == .mixed)
        try example.press("e-members-all")
        #expect(example.states == ["members=a,b,c"])
        #expect(try !example.post("members=a&members=b&members=c"))
        try example.press("e-members-all")
        #expect(example.states == ["members="])
    }

    @Test("A constant toggle is drawn and posts nothing")
    func constant() throws {
        let example = try Example(Toggle("A", isOn: .constant(true)))
        #expect(example.html.contains("type=\"button\" id=\"e\" role=\"switch\" aria-checked=\"true\">"))
        #expect(example.rendering.contract.fields == [])
    }

    @Test("One toggle among two of a state may be disabled: the other still writes it")
    func twoOfOne() throws {
        struct Two: View {
            @State var isOn = false
            var body: some View {
                Toggle("Locked", isOn: $isOn).disabled(true)
                Toggle("Free", isOn: $isOn)
            }
        }
        let example = try Example(Two())
        #expect(example.rendering.contract.fields.map(\.title) == ["Locked"])
        try example.press("e-isOn-2")
        #expect(example.states == ["isOn=true"])
        #expect(example.controls.map(\.state) == [.on, .on])
    }
}
