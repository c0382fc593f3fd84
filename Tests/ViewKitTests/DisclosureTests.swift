import Testing
import ViewKit

@Suite("Disclosure group")
struct DisclosureTests {
    private struct Mounted: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Disclosure(configuration, keepContentMounted: true)
        }
    }

    private struct Own: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                configuration.label
            }
            if configuration.isExpanded { configuration.content }
        }
    }

    private struct Details<Style: DisclosureGroupStyle>: View {
        @State var isOpen = false
        @State var isOn = false
        let style: Style
        var body: some View {
            DisclosureGroup("Details", isExpanded: $isOpen) {
                Toggle("Inside", isOn: $isOn)
                Button("Also") { isOn = true }.id("also")
            }.disclosureGroupStyle(style)
        }
    }

    @Test("Unmounted, closed content is not there and nothing points at it")
    func unmounted() throws {
        let example = try Example(Details(style: .automatic))
        #expect(
            example.html.hasPrefix(
                """
                <div class="disclosure"><form class="press" method="post" autocomplete="off" action="/e">\
                <button class="disclosure-button" type="submit" id="e-isOpen" aria-expanded="false" name="isOpen" \
                value="true"><span class="label"><span class="text">Details</span></span><svg class="symbol chevron"
                """))
        #expect(!example.html.contains("panel"))
        #expect(example.ids == ["e-isOpen"])
        #expect(example.controls[0].role == .disclosure)
        #expect(example.controls[0].state == .off)
        #expect(example.refusal(of: "isOn=true")?.faults.first?.allowed == ["isOpen"])
        try example.press("e-isOpen")
        #expect(example.html.contains("aria-expanded=\"true\" aria-controls=\"e-isOpen_panel\""))
        #expect(example.html.contains("<div class=\"disclosure-panel\" id=\"e-isOpen_panel\"><form"))
        try example.press("e-isOn")
        #expect(example.states == ["isOpen=true", "isOn=true"])
    }

    @Test("Mounted, closed content is hidden, and its controls are disabled and refuse writes")
    func mounted() throws {
        let example = try Example(Details(style: Mounted()))
        #expect(example.html.contains("aria-expanded=\"false\" aria-controls=\"e-isOpen_panel\""))
        #expect(
            example.html.contains(
                "<div class=\"disclosure-panel\" id=\"e-isOpen_panel\" hidden=\"until-found\">"))
        #expect(example.controls.map(\.isEnabled) == [true, false, false])
        #expect(example.html.matches(of: /\sdisabled>/).count == 2)
        #expect(example.message(for: "isOn=true") == "\"isOn\" is disabled and takes no value now.")
        #expect(
            example.message(for: "isOn.toggle&isOpen=true") == "\"isOn\" is disabled and takes no value now.")
        try example.post("isOpen=true")
        #expect(example.controls.map(\.isEnabled) == [true, true, true])
        try example.post("isOn=true&isOpen=false")
        #expect(example.states == ["isOpen=false", "isOn=true"])
    }

    @Test("The button of a style of one's own is announced, and the content's are not")
    func own() throws {
        let example = try Example(Details(style: Own()))
        #expect(example.html.contains("id=\"e-isOpen\" aria-expanded=\"false\" name=\"isOpen\""))
        try example.press("e-isOpen")
        #expect(example.controls.map(\.role) == [.disclosure, .switch, .button])
        #expect(example.html.matches(of: /aria-expanded/).count == 1)
    }

    @Test("Notes, names and headings of the button are not those of the content")
    func content() throws {
        struct Noted: View {
            @State var isOpen = true
            @State var isOn = false
            var body: some View {
                DisclosureGroup("Details", isExpanded: $isOpen) {
                    Toggle("Inside", isOn: $isOn)
                    DisclosureGroup("Nested", isExpanded: .constant(true)) { Text("a") }
                }
                .fieldDescription("Help").accessibilityLabel("Outer")
                .disclosureHeadings(panelsAreRegions: true)
            }
        }
        let example = try Example(Noted())
        #expect(example.controls.map(\.name) == ["Outer", "Inside", "Nested"])
        #expect(example.controls.map(\.description) == ["Help", nil, nil])
        #expect(example.html.matches(of: /<h3/).count == 1)
        #expect(example.html.contains("role=\"region\" aria-labelledby=\"e-isOpen\""))
        #expect(example.html.matches(of: /role="region"/).count == 1)
    }

    @Test("Disabled, it keeps as it is, open or closed")
    func disabled() throws {
        struct Locked: View {
            @State var isOpen = true
            @State var isOn = false
            var body: some View {
                DisclosureGroup("Details", isExpanded: $isOpen) { Toggle("In", isOn: $isOn) }.disabled(true)
            }
        }
        let example = try Example(Locked())
        #expect(example.controls.map(\.isEnabled) == [false, false])
        #expect(example.refusal(of: "isOpen=false") != nil)
    }

    @Test("In a form its button posts only itself")
    func inForm() throws {
        struct InForm: View {
            @State var isOpen = false
            @State var name = ""
            var body: some View {
                Form {
                    TextField("Name", text: $name)
                    DisclosureGroup("More", isExpanded: $isOpen) { Text("a") }
                        .disclosureHeadings(panelsAreRegions: false)
                }
            }
        }
        let example = try Example(InForm())
        #expect(example.html.contains("<h3 class=\"disclosure-heading\"><button class=\"disclosure-button\""))
        #expect(example.html.contains("name=\"isOpen\" value=\"true\" form=\"e-isOpen_form\">"))
        #expect(example.html.contains("<form class=\"press\" id=\"e-isOpen_form\" hidden method=\"post\""))
    }
}
