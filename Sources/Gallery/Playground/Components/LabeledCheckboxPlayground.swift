internal import SwiftCN

extension Playground {
    static let labeledCheckbox = Playground(
        of: ["LabeledCheckbox", "Checkbox", "UIEdgeInsets"],
        fields: [
            PlayField.choice("type", ["LabeledCheckbox": "LabeledCheckbox", "Checkbox": "Checkbox"])
                .claiming().explained("With a label, or the box alone."),
            PlayField.choice(
                "bound", ["mark": "To a mark", "isSelected": "To a Bool", "nothing": "To nothing"]
            ).claiming().explained("What it is bound to, which picks the initializer."),
            PlayField.choice("mark", of: CheckboxMark.self, .empty).when("bound", ["mark", "nothing"]),
            PlayField.flag("isSelected").when("bound", ["isSelected"]),
            PlayField.text("text", "Back up every project", length: 1...120).labelled,
            PlayField.choice(
                "attributedText",
                [
                    "": "plain", "emphasized": "emphasized", "stronglyEmphasized": "stronglyEmphasized",
                    "code": "code",
                ]
            ).labelled,
            PlayField.choice("textStyle", of: Font.TextStyle.self, .body).labelled,
            PlayField.choice("contentPlacement", of: ContentPlacement.self, .trailing).labelled,
            PlayField.number("numberOfLines", 0...9, 1).labelled,
            PlayField.flag("isEnabled", true), PlayField.flag("hasError").labelled,
            PlayField.number("checkboxSize", 12...64, 20),
            PlayField.number("top", 0...64, 0).inset, PlayField.number("left", 0...64, 0).inset,
            PlayField.number("bottom", 0...64, 0).inset, PlayField.number("right", 0...64, 0).inset,
        ],
        modifiers: PlayField.modifiers,
        view: LabeledCheckboxPlay.init,
        snippet: labeledCheckbox)

    private static func labeledCheckbox(_ values: PlayValues) -> Snippet {
        var snippet = Snippet("LabeledCheckboxExample")
        let type = values.text("type")
        let bound = values.text("bound")
        var call = SwiftCall(type)
        if type == "LabeledCheckbox" { call.pass("text", values.text("text").swiftLiteral) }
        switch bound {
        case "mark":
            snippet.state("mark = CheckboxMark.\(values.text("mark"))")
            call.pass("mark", "$mark")
        case "isSelected":
            snippet.state("isSelected = \(values.text("isSelected"))")
            call.pass("isSelected", "$isSelected")
        default: break
        }
        if let intent = values.some("attributedText") {
            snippet.member([
                "private var attributedText: AttributedString {",
                "    var text = AttributedString(\(values.text("text").swiftLiteral))",
                "    text.inlinePresentationIntent = .\(intent)", "    return text", "}",
            ])
        }
        snippet.body = body(of: call, values, bound: bound)
        return snippet
    }

    private static func body(of call: SwiftCall, _ values: PlayValues, bound: String) -> [String] {
        var set: [String] = []
        if bound == "nothing", !values.isFirst("mark") { set.append("mark = .\(values.text("mark"))") }
        if !values.isFirst("attributedText") { set.append("attributedText = attributedText") }
        for name in ["textStyle", "contentPlacement"] where !values.isFirst(name) {
            set.append("\(name) = .\(values.text(name))")
        }
        for name in ["numberOfLines", "isEnabled", "hasError", "checkboxSize"] where !values.isFirst(name) {
            set.append("\(name) = \(values.text(name))")
        }
        let sides = ["top", "left", "bottom", "right"].filter { !values.isFirst($0) }
        if !sides.isEmpty {
            let room = sides.map { "\($0): \(values.text($0))" }.joined(separator: ", ")
            set.append("contentInsets = UIEdgeInsets(\(room))")
        }
        var last = set.isEmpty ? call : SwiftCall("checkbox")
        last.modify(by: values)
        guard !set.isEmpty else { return last.lines() }
        let lines = call.lines(before: "let checkbox = ")
        // Alone, it is a name and no call.
        return lines + set.map { "checkbox.\($0)" } + last.named
    }
}

extension PlayField {
    /// What the box alone does not have.
    fileprivate var labelled: PlayField { when("type", ["LabeledCheckbox"]) }

    /// A side of `contentInsets`.
    fileprivate var inset: PlayField { labelled.claiming("UIEdgeInsets.\(name)", "contentInsets") }
}

private struct LabeledCheckboxPlay: View {
    @State private var mark: CheckboxMark
    @State private var isSelected: Bool
    let values: PlayValues

    init(_ values: PlayValues) {
        _mark = State(wrappedValue: values.one("mark", of: .empty))
        _isSelected = State(wrappedValue: values.flag("isSelected"))
        self.values = values
    }

    var body: some View { box.modified(by: values) }

    private var box: Checkbox {
        let box = values.text("type") == "Checkbox" ? bare : labeled
        if values.text("bound") == "nothing" { box.mark = values.one("mark", of: .empty) }
        box.isEnabled = values.flag("isEnabled")
        box.checkboxSize = Double(values.number("checkboxSize"))
        return box
    }

    private var bare: Checkbox {
        switch values.text("bound") {
        case "mark": Checkbox(mark: $mark)
        case "isSelected": Checkbox(isSelected: $isSelected)
        default: Checkbox()
        }
    }

    private var labeled: LabeledCheckbox {
        let text = values.text("text")
        let box =
            switch values.text("bound") {
            case "mark": LabeledCheckbox(text: text, mark: $mark)
            case "isSelected": LabeledCheckbox(text: text, isSelected: $isSelected)
            default: LabeledCheckbox(text: text)
            }
        box.attributedText.inlinePresentationIntent = intent
        box.textStyle = values.one("textStyle", of: .body)
        box.contentPlacement = values.one("contentPlacement", of: .trailing)
        box.numberOfLines = values.number("numberOfLines")
        box.hasError = values.flag("hasError")
        box.contentInsets = UIEdgeInsets(
            top: room("top"), left: room("left"), bottom: room("bottom"), right: room("right"))
        return box
    }

    private func room(_ side: String) -> Double { Double(values.number(side)) }

    private var intent: AttributedString.InlinePresentationIntent {
        switch values.text("attributedText") {
        case "emphasized": .emphasized
        case "stronglyEmphasized": .stronglyEmphasized
        case "code": .code
        default: []
        }
    }
}
