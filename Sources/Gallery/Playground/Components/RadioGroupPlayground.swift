internal import SwiftCN

extension Playground {
    static let radioGroup = Playground(
        of: ["CNRadioGroup"],
        fields: [.title("Workspace"), .classes, PlayChoice.kind],
        list: .options(PlayList.detail, PlayList.symbol),
        selection: PlayChoice.selection("design"),
        view: { values in
            if values.text("choice") == "optional" { return OptionalRadioGroupPlay(values) }
            return RadioGroupPlay(values)
        },
        snippet: { PlayChoice.snippet("CNRadioGroup", named: "RadioGroupExample", $0) })
}

private struct RadioGroupPlay: View {
    @State private var selection: String
    let values: PlayValues

    init(_ values: PlayValues) {
        _selection = State(wrappedValue: values.text("selection"))
        self.values = values
    }

    var body: some View { control.modified(by: values) }

    private var control: some View {
        CNRadioGroup(
            values.key("title"), options: values.options, selection: $selection, classes: values.classes)
    }
}

private struct OptionalRadioGroupPlay: View {
    @State private var selection: String?
    let values: PlayValues

    init(_ values: PlayValues) {
        _selection = State(wrappedValue: values.some("selection"))
        self.values = values
    }

    var body: some View {
        CNRadioGroup(
            values.key("title"), options: values.options, selection: $selection, classes: values.classes
        ).modified(by: values)
    }
}
