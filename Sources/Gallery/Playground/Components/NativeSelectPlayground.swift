internal import SwiftCN

extension Playground {
    static let nativeSelect = Playground(
        of: ["CNNativeSelect"], omitting: PlayChoice.omitted,
        fields: [.title("Workspace"), .classes, PlayChoice.kind],
        list: .options(PlayChoice.group),
        selection: PlayChoice.selection("design"),
        view: { values in
            if values.text("choice") == "optional" { return OptionalNativeSelectPlay(values) }
            return NativeSelectPlay(values)
        },
        snippet: { PlayChoice.snippet("CNNativeSelect", named: "NativeSelectExample", $0) })
}

private struct NativeSelectPlay: View {
    @State private var selection: String
    let values: PlayValues

    init(_ values: PlayValues) {
        _selection = State(wrappedValue: values.text("selection"))
        self.values = values
    }

    var body: some View { control.modified(by: values) }

    @ViewBuilder private var control: some View {
        if values.hasGroups {
            CNNativeSelect(
                values.key("title"), groups: values.groups, selection: $selection, classes: values.classes)
        } else {
            CNNativeSelect(
                values.key("title"), options: values.options, selection: $selection, classes: values.classes)
        }
    }
}

private struct OptionalNativeSelectPlay: View {
    @State private var selection: String?
    let values: PlayValues

    init(_ values: PlayValues) {
        _selection = State(wrappedValue: values.some("selection"))
        self.values = values
    }

    var body: some View {
        CNNativeSelect(
            values.key("title"), options: values.options, selection: $selection, classes: values.classes
        ).modified(by: values)
    }
}
