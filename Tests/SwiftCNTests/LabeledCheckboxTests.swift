import SwiftCN
import Testing

@Suite("Checkbox and LabeledCheckbox")
struct LabeledCheckboxTests {
    private struct Marked: View {
        @State var mark: CheckboxMark
        var set: (LabeledCheckbox) -> Void = { _ in }
        var body: some View {
            let box = LabeledCheckbox(text: "Accept", mark: $mark)
            set(box)
            box
        }
    }

    @Test(
        "A press takes empty and intermediate to checked, and checked to empty",
        arguments: [
            (CheckboxMark.empty, Control.Toggled.off, "checked"), (.intermediate, .mixed, "checked"),
            (.checked, .on, "empty"),
        ])
    func press(mark: CheckboxMark, state: Control.Toggled, next: String) throws {
        let example = try Example(Marked(mark: mark))
        #expect(example.controls.map(\.state) == [state])
        #expect(example.controls.map(\.role) == [.checkbox])
        #expect(
            example.html.contains(
                "role=\"checkbox\" aria-checked=\"\(state.rawValue)\" name=\"mark\" value=\"\(next)\""))
        try example.press("e-mark")
        #expect(example.states == ["mark=\(next)"])
        #expect(try !example.post("mark=\(next)"))
        try example.post("mark=intermediate")
        #expect(
            example.message(for: "mark=half")?.contains("\"empty\", \"checked\", \"intermediate\"") == true)
    }

    @Test(
        "isSelected follows the mark, and set it moves the mark",
        arguments: [
            (CheckboxMark.empty, false, CheckboxMark.checked, CheckboxMark.empty),
            (.checked, true, .checked, .empty),
            (.intermediate, true, .intermediate, .empty),
        ])
    func isSelected(mark: CheckboxMark, isSelected: Bool, on: CheckboxMark, off: CheckboxMark) {
        let box = Checkbox()
        box.mark = mark
        #expect(box.isSelected == isSelected)
        box.isSelected = true
        #expect(box.mark == on)
        box.isSelected = false
        #expect(box.mark == off)
    }

    @Test("The first values are those of the iOS controls")
    func defaults() {
        let box = Checkbox()
        #expect(box.isEnabled && !box.isSelected && box.mark == .empty && box.checkboxSize == 20)
        let labeled = LabeledCheckbox(text: "A")
        #expect(labeled.text == "A" && labeled.attributedText == "A" && labeled.textStyle == .body)
        #expect(labeled.contentInsets == UIEdgeInsets() && labeled.contentPlacement == .trailing)
        #expect(labeled.numberOfLines == 1 && !labeled.hasError)
    }

    @Test("Bound to a Bool it is checked or empty")
    func bool() throws {
        struct Selected: View {
            @State var isSelected = false
            var body: some View { LabeledCheckbox(text: "A", isSelected: $isSelected) }
        }
        let example = try Example(Selected())
        #expect(example.controls[0].press == [Write("isSelected", "true")])
        try example.press("e-isSelected")
        #expect(example.controls[0].state == .on)
        #expect(example.controls[0].press == [Write("isSelected", "false")])
    }

    @Test("Each property is on the row")
    func properties() throws {
        let row = "<button class=\"labeled-checkbox\""
        let plain = try Example(Marked(mark: .empty)).html
        #expect(
            plain.contains(
                row
                    + " style=\"--size:20px;--lines:1;font-size:1.0625rem;font-weight:400;\" data-placement=\"trailing\" type"
            ))
        let all = try Example(
            Marked(mark: .empty) { box in
                box.checkboxSize = 32
                box.numberOfLines = 0
                box.textStyle = .headline
                box.contentInsets = UIEdgeInsets(left: 1, top: 2, bottom: 3, right: 4.5)
                box.contentPlacement = .leading
                box.hasError = true
                box.isEnabled = false
            }
        ).html
        #expect(
            all.contains(
                row
                    + " style=\"--size:32px;--lines:0;font-size:1.0625rem;font-weight:600;padding:2px 4.5px 3px 1px;\""
                    + " data-error=\"true\" data-placement=\"leading\" type"))
        #expect(all.contains(" aria-invalid=\"true\" disabled>"))
        #expect(!plain.contains("aria-invalid"))
    }

    @Test("An error is said once, whether by a property or by a text")
    func error() throws {
        struct Wrong: View {
            @State var mark = CheckboxMark.empty
            var body: some View {
                let box = LabeledCheckbox(text: "A", mark: $mark)
                box.hasError = true
                box.fieldError("Wrong")
            }
        }
        let html = try Example(Wrong()).html
        #expect(html.matches(of: /aria-invalid="true"/).count == 1)
        #expect(html.contains("aria-describedby=\"e-mark_error\""))
    }

    @Test("Texts are set and read in both ways; the name is always the whole text")
    func texts() throws {
        let box = LabeledCheckbox(text: "A")
        var code = AttributedString("<code>")
        code.inlinePresentationIntent = [.code, .stronglyEmphasized]
        box.attributedText = "Run " + code
        #expect(box.text == "Run <code>")
        box.numberOfLines = 1
        let example = try Example(box)
        #expect(example.html.contains("Run <strong><code>&lt;code&gt;</code></strong>"))
        #expect(example.controls.map(\.name) == ["Run <code>"])
        box.text = "Plain"
        #expect(box.attributedText == "Plain")
    }

    @Test("A bare checkbox has a name too, its own or that of a checkbox")
    func bare() throws {
        #expect(try Example(Checkbox()).controls.map(\.name) == ["Checkbox"])
        let example = try Example(Checkbox().accessibilityLabel("All"))
        #expect(example.controls.map(\.name) == ["All"])
        #expect(example.html.contains("aria-label=\"All\""))
        #expect(example.html.contains("type=\"button\""))
    }

    @Test("In a form an untouched intermediate box stays intermediate")
    func inForm() throws {
        struct InForm: View {
            @State var mark = CheckboxMark.intermediate
            var body: some View { Form { LabeledCheckbox(text: "A", mark: $mark) } }
        }
        let example = try Example(InForm())
        #expect(example.html.contains("<input type=\"hidden\" name=\"mark\" value=\"empty\">"))
        #expect(example.html.contains("name=\"mark\" value=\"intermediate\" checked>"))
        #expect(try !example.post("mark=empty&mark=intermediate"))
        try example.post("mark=empty")
        #expect(example.html.contains("name=\"mark\" value=\"checked\">"))
    }

    @Test("Writing a bound mark while drawing is refused")
    func writeWhileDrawing() {
        #expect(fault(of: Marked(mark: .empty) { $0.isSelected = true }) == .writeWhileDrawing("mark"))
    }
}
