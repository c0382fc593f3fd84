import SwiftCN
import Testing

@Suite("Checkbox, switch and toggle")
struct ToggleComponentTests {
    private struct All: View {
        @State var isOn = true
        var body: some View {
            CNCheckbox("Title", isOn: $isOn, classes: "choice-card")
            CNCheckbox(isOn: $isOn) { Text("Label") }
            CNSwitch("Title", isOn: $isOn, classes: "w-full")
            CNSwitch(isOn: $isOn) { Text("Label") }
            CNToggle("Title", isOn: $isOn, classes: "outline")
            CNToggle(isOn: $isOn) { Label("Label", systemImage: "bold") }
            Toggle("Title", isOn: $isOn).toggleStyle(.checkbox)
            Toggle("Title", isOn: $isOn).toggleStyle(.button)
            Toggle("Title", isOn: $isOn).toggleStyle(SpringToggleStyle(onColor: .orange))
        }
    }

    @Test("Each has its role, its look and a name from its title or its label")
    func kinds() throws {
        let example = try Example(All())
        #expect(
            example.controls.map(\.role) == [
                .checkbox, .checkbox, .switch, .switch, .toggleButton, .toggleButton, .checkbox,
                .toggleButton, .switch,
            ])
        #expect(
            example.controls.map(\.name).prefix(6) == ["Title", "Label", "Title", "Label", "Title", "Label"])
        #expect(example.controls.allSatisfy { $0.press == [Write("isOn", "false")] && $0.state == .on })
        for surface in [
            "checkbox choice-card", "checkbox", "switch w-full", "switch", "toggle outline", "toggle",
            "spring-toggle",
        ] {
            #expect(example.html.contains("<button class=\"\(surface)\""), "\(surface)")
        }
        #expect(example.html.contains("style=\"--on-color:#ff9500;\""))
    }

    @Test("In a form each is a native box in the same look, with its classes on the row")
    func inForm() throws {
        struct InForm: View {
            @State var isOn = false
            var body: some View {
                Form {
                    CNCheckbox("A", isOn: $isOn, classes: "choice-card")
                    CNSwitch("B", isOn: $isOn, classes: "w-full")
                    CNToggle("C", isOn: $isOn, classes: "outline")
                    Toggle("D", isOn: $isOn).toggleStyle(.spring)
                }
            }
        }
        let example = try Example(InForm())
        #expect(example.controls.map(\.role) == [.checkbox, .switch, .checkbox, .switch, .form])
        #expect(example.controls.map(\.name) == ["A", "B", "C", "D", "Save"])
        for (row, box) in [
            ("checkbox choice-card", "checkbox-box"), ("switch w-full", "switch-track"),
            ("toggle outline", "toggle-box"), ("spring-toggle", "spring-track"),
        ] {
            #expect(example.html.contains("<label class=\"\(row)\""), "\(row)")
            #expect(example.html.contains("<input class=\"\(box)\" type=\"checkbox\""), "\(box)")
        }
        #expect(example.html.matches(of: /role="switch"/).count == 2)
        #expect(example.html.contains("style=\"--on-color:\(Color.green.css);\""))
    }

    @Test("The spring is green by default")
    func spring() {
        #expect(SpringToggleStyle().onColor == .green)
        #expect(SpringToggleStyle(onColor: .blue).onColor == .blue)
        var style: SpringToggleStyle = .spring
        style.onColor = .red
        #expect(style.onColor == .red)
    }

    @Test("A button group has a name, a separator is a line")
    func layout() throws {
        #expect(
            try html(CNButtonGroup(axis: .vertical, classes: "gap-2") { CNSeparator() }) == """
                <div class="button-group gap-2" data-axis="vertical" role="group" aria-label="Options">\
                <hr class="separator"></div>
                """)
    }
}
