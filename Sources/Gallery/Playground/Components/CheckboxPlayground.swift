internal import SwiftCN

extension Playground {
    static let checkbox = Playground(
        of: ["CNCheckbox", "CNCheckboxStyle"],
        fields: [
            .title("Accept the terms"), .flag("isOn", true), .symbol("label").explained(labelMeaning),
            .classes,
        ],
        modifiers: PlayField.modifiers,
        view: CheckboxPlay.init,
        snippet: { values in
            var snippet = Snippet("CheckboxExample")
            snippet.state("isOn = \(values.text("isOn"))")
            snippet.body = labelled("CNCheckbox", values).lines
            return snippet
        })
}

private struct CheckboxPlay: View {
    @State private var isOn: Bool
    let values: PlayValues

    init(_ values: PlayValues) {
        _isOn = State(wrappedValue: values.flag("isOn"))
        self.values = values
    }

    var body: some View { control.modified(by: values) }

    @ViewBuilder private var control: some View {
        if let symbol = values.some("label") {
            CNCheckbox(isOn: $isOn, classes: values.classes) {
                Label(values.key("title"), systemImage: symbol)
            }
        } else {
            CNCheckbox(values.key("title"), isOn: $isOn, classes: values.classes)
        }
    }
}
