internal import SwiftCN

extension Playground {
    static let springToggle = Playground(
        of: ["SpringToggleStyle", "Toggle"],
        fields: [.title("Notifications"), .flag("isOn", true), .color("onColor", "green")],
        view: SpringTogglePlay.init,
        snippet: { values in
            var snippet = Snippet("SpringToggleExample")
            snippet.state("isOn = \(values.text("isOn"))")
            var call = SwiftCall("Toggle")
            call.pass(nil, values.text("title").swiftLiteral)
            call.pass("isOn", "$isOn")
            let color = values.color("onColor")
            let style = values.isFirst("onColor") ? ".spring" : "SpringToggleStyle(onColor: \(color.literal))"
            call.modify("toggleStyle(\(style))")
            call.modify(by: values)
            snippet.body = call.lines()
            return snippet
        })
}

private struct SpringTogglePlay: View {
    @State private var isOn: Bool
    let values: PlayValues

    init(_ values: PlayValues) {
        _isOn = State(wrappedValue: values.flag("isOn"))
        self.values = values
    }

    var body: some View {
        Toggle(values.key("title"), isOn: $isOn)
            .toggleStyle(SpringToggleStyle(onColor: values.color("onColor").color))
            .modified(by: values)
    }
}
