internal import SwiftCN

extension Playground {
    static let toggleStyle = Playground(
        of: ["Toggle"],
        omitting: [
            "Toggle.configuration": "Only a style has one to hand on.",
            "ToggleField": "It is for those who write a style of their own, and takes markup.",
        ],
        fields: [
            .title("Sync everything"), .flag("isOn", true),
            PlayField.number("sources", 0...4, 0).explained(
                "How many bindings it stands for, of which the first is as isOn says and the others are off; "
                    + "0 is one binding of its own."),
            .symbol("label").explained(labelMeaning),
            PlayField.choice(
                "style",
                [
                    "automatic": "automatic", "switch": "switch", "checkbox": "checkbox", "button": "button",
                    "spring": "spring",
                ]
            ).claiming().explained("The style of .toggleStyle(…)."),
        ],
        view: ToggleStylePlay.init,
        snippet: toggleStyle)

    fileprivate static let sources = ["mail", "calendar", "contacts", "photos"]

    private static func toggleStyle(_ values: PlayValues) -> Snippet {
        var snippet = Snippet("ToggleStyleExample")
        let names = Array(sources.prefix(values.number("sources")))
        if names.isEmpty { snippet.state("isOn = \(values.text("isOn"))") }
        for (index, name) in names.enumerated() {
            snippet.state("\(name) = \(index == 0 && values.flag("isOn"))")
        }
        var call = SwiftCall("Toggle")
        let symbol = values.some("label")
        if symbol == nil { call.pass(nil, values.text("title").swiftLiteral) }
        if names.isEmpty {
            call.pass("isOn", "$isOn")
        } else {
            call.pass("sources", "[\(names.map { "$\($0)" }.joined(separator: ", "))]")
            call.pass("isOn", "\\.self")
        }
        if let symbol { call.close(with: [SwiftCall.label(values.text("title"), symbol: symbol)]) }
        if !values.isFirst("style") { call.modify("toggleStyle(.\(values.text("style")))") }
        call.modify(by: values)
        snippet.body = call.lines
        return snippet
    }
}

private struct ToggleStylePlay: View {
    @State private var isOn: Bool
    @State private var mail: Bool
    @State private var calendar = false
    @State private var contacts = false
    @State private var photos = false
    let values: PlayValues

    init(_ values: PlayValues) {
        _isOn = State(wrappedValue: values.flag("isOn"))
        _mail = State(wrappedValue: values.flag("isOn"))
        self.values = values
    }

    var body: some View { styled.modified(by: values) }

    @ViewBuilder private var styled: some View {
        switch values.text("style") {
        case "switch": toggle.toggleStyle(.switch)
        case "checkbox": toggle.toggleStyle(.checkbox)
        case "button": toggle.toggleStyle(.button)
        case "spring": toggle.toggleStyle(.spring)
        default: toggle
        }
    }

    @ViewBuilder private var toggle: some View {
        if sources.isEmpty {
            Toggle(isOn: $isOn) { label }
        } else {
            Toggle(sources: sources, isOn: \.self) { label }
        }
    }

    private var sources: [Binding<Bool>] {
        Array([$mail, $calendar, $contacts, $photos].prefix(values.number("sources")))
    }

    @ViewBuilder private var label: some View {
        if let symbol = values.some("label") {
            Label(values.key("title"), systemImage: symbol)
        } else {
            Text(values.key("title"))
        }
    }
}
