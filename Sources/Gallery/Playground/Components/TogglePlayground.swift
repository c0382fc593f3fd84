internal import SwiftCN

extension Playground {
    static let toggle = Playground(
        of: ["CNToggle", "CNButtonToggleStyle"],
        fields: [
            .title("Bold"), .flag("isOn", false), .symbol("label").explained(labelMeaning),
            .classes,
        ],
        modifiers: PlayField.sizedModifiers,
        view: TogglePlay.init,
        snippet: { values in
            var snippet = Snippet("ToggleExample")
            snippet.state("isOn = \(values.text("isOn"))")
            snippet.body = labelled("CNToggle", values).lines
            return snippet
        })
}

private struct TogglePlay: View {
    @State private var isOn: Bool
    let values: PlayValues

    init(_ values: PlayValues) {
        _isOn = State(wrappedValue: values.flag("isOn"))
        self.values = values
    }

    var body: some View { control.modified(by: values) }

    @ViewBuilder private var control: some View {
        if let symbol = values.some("label") {
            CNToggle(isOn: $isOn, classes: values.classes) {
                Label(values.key("title"), systemImage: symbol)
            }
        } else {
            CNToggle(values.key("title"), isOn: $isOn, classes: values.classes)
        }
    }
}
