internal import SwiftCN

extension Playground {
    static let select = Playground(
        of: ["CNSelect"], omitting: PlayChoice.omitted,
        fields: [.title("Workspace"), .classes, PlayChoice.kind],
        list: .options(PlayChoice.group),
        selection: PlayChoice.selection("design"),
        view: { values in
            if values.text("choice") == "optional" { return OptionalSelectPlay(values) }
            return SelectPlay(values)
        },
        snippet: { PlayChoice.snippet("CNSelect", named: "SelectExample", $0) })
}

private struct SelectPlay: View {
    @State private var selection: String
    let values: PlayValues

    init(_ values: PlayValues) {
        _selection = State(wrappedValue: values.text("selection"))
        self.values = values
    }

    var body: some View { control.modified(by: values) }

    @ViewBuilder private var control: some View {
        if values.hasGroups {
            CNSelect(
                values.key("title"), groups: values.groups, selection: $selection, classes: values.classes)
        } else {
            CNSelect(
                values.key("title"), options: values.options, selection: $selection, classes: values.classes)
        }
    }
}

private struct OptionalSelectPlay: View {
    @State private var selection: String?
    let values: PlayValues

    init(_ values: PlayValues) {
        _selection = State(wrappedValue: values.some("selection"))
        self.values = values
    }

    var body: some View {
        CNSelect(
            values.key("title"), options: values.options, selection: $selection, classes: values.classes
        ).modified(by: values)
    }
}
