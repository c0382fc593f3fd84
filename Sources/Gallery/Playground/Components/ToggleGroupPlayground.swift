internal import SwiftCN

extension Playground {
    static let toggleGroup = Playground(
        of: ["CNToggleGroup"],
        omitting: ["CNOption.detail": "A member of a group of buttons has no second line."],
        fields: [
            PlayField.choice(
                "choice",
                [
                    "any": "Any number: a Set", "optional": "One or none: an optional",
                    "one": "Always one: a String",
                ]
            ).claiming().explained("What the selection is bound to, which picks the initializer."),
            .choice("axis", of: Axis.self, .horizontal), .classes,
        ],
        list: .options(PlayList.symbol),
        selection: PlaySelection("selection", first: "design") {
            PlaySelection.Mode(rawValue: $0.text("choice")) ?? .any
        },
        modifiers: [.accessibilityLabel("Kinds of project")] + PlayField.sizedModifiers,
        view: { values in
            switch values.text("choice") {
            case "any": ToggleGroupPlay(values)
            default:
                PlayChoice.view(values) { selection, values in
                    CNToggleGroup(
                        values.options, selection: selection, axis: values.axis, classes: values.classes)
                } optional: { selection, values in
                    CNToggleGroup(
                        values.options, selection: selection, axis: values.axis, classes: values.classes)
                }
            }
        },
        snippet: toggleGroup)

    private static func toggleGroup(_ values: PlayValues) -> Snippet {
        var snippet = Snippet("ToggleGroupExample")
        if values.text("choice") == "any" {
            snippet.state("selection", set: values.all("selection"))
        } else {
            snippet.state(PlayChoice.state(values))
        }
        snippet.array("options", values.options.map(\.source))
        var call = SwiftCall("CNToggleGroup")
        call.pass(nil, "options")
        call.pass("selection", "$selection")
        if !values.isFirst("axis") { call.pass("axis", ".\(values.text("axis"))") }
        call.passClasses(values)
        call.modify(by: values)
        snippet.body = call.lines()
        return snippet
    }
}

private struct ToggleGroupPlay: View {
    @State private var selection: Set<String>
    let values: PlayValues

    init(_ values: PlayValues) {
        _selection = State(wrappedValue: Set(values.all("selection")))
        self.values = values
    }

    var body: some View {
        CNToggleGroup(values.options, selection: $selection, axis: values.axis, classes: values.classes)
            .modified(by: values)
    }
}

extension PlayValues {
    fileprivate var axis: Axis { one("axis", of: .horizontal) }
}
