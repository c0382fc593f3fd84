internal import SwiftCN

extension Playground {
    static let `switch` = Playground(
        of: ["CNSwitch", "CNSwitchStyle"],
        fields: [
            .title("Notifications"), .flag("isOn", true), .symbol("label").explained(labelMeaning),
            .classes,
        ],
        modifiers: PlayField.sizedModifiers,
        view: SwitchPlay.init,
        snippet: { values in
            var snippet = Snippet("SwitchExample")
            snippet.state("isOn = \(values.text("isOn"))")
            snippet.body = labelled("CNSwitch", values).lines
            return snippet
        })
}

private struct SwitchPlay: View {
    @State private var isOn: Bool
    let values: PlayValues

    init(_ values: PlayValues) {
        _isOn = State(wrappedValue: values.flag("isOn"))
        self.values = values
    }

    var body: some View { control.modified(by: values) }

    @ViewBuilder private var control: some View {
        if let symbol = values.some("label") {
            CNSwitch(isOn: $isOn, classes: values.classes) {
                Label(values.key("title"), systemImage: symbol)
            }
        } else {
            CNSwitch(values.key("title"), isOn: $isOn, classes: values.classes)
        }
    }
}
