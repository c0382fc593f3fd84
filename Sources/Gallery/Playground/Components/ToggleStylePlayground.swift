internal import SwiftCN

extension Playground {
    static let toggleStyle = Playground(
        of: ["Toggle"],
        omitting: [
            "Toggle.configuration": "Only a style has one to hand on.",
            "ToggleField": "It is for those who write a style of their own, and takes markup.",
        ],
        fields: [
            .title("Sync everything"),
            PlayField.number("sources", 0...4, 0).explained(
                "How many bindings it stands for; 0 is one binding of its own."),
            PlayField.flag("isOn", true).when("sources", ["0"]),
            source("mail", 1, isOn: true), source("calendar", 2), source("contacts", 3), source("photos", 4),
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

    private static let sources = ["mail", "calendar", "contacts", "photos"]

    /// One of the bindings that the toggle stands for together.
    private static func source(_ name: String, _ number: Int, isOn: Bool = false) -> PlayField {
        PlayField.flag(name, isOn).claiming().explained("Whether the binding \(name) reads true.")
            .when("sources", Set((number...4).map(String.init)))
    }

    private static func toggleStyle(_ values: PlayValues) -> Snippet {
        var snippet = Snippet("ToggleStyleExample")
        let names = Array(sources.prefix(values.number("sources")))
        if names.isEmpty { snippet.state("isOn = \(values.text("isOn"))") }
        for name in names { snippet.state("\(name) = \(values.text(name))") }
        var call = SwiftCall("Toggle")
        let symbol = values.some("label")
        if symbol == nil { call.pass(nil, values.text("title").swiftLiteral) }
        if names.isEmpty {
            call.pass("isOn", "$isOn")
        } else {
            call.pass("sources", "[\(names.map { "$\($0)" }.joined(separator: ", "))]")
            call.pass("isOn", "\\.self")
        }
        if let symbol { call.close(withLabel: values.text("title"), symbol: symbol) }
        if !values.isFirst("style") { call.modify("toggleStyle(.\(values.text("style")))") }
        call.modify(by: values)
        snippet.body = call.lines()
        return snippet
    }
}

private struct ToggleStylePlay: View {
    @State private var isOn: Bool
    @State private var mail: Bool
    @State private var calendar: Bool
    @State private var contacts: Bool
    @State private var photos: Bool
    let values: PlayValues

    init(_ values: PlayValues) {
        _isOn = State(wrappedValue: values.flag("isOn"))
        _mail = State(wrappedValue: values.flag("mail"))
        _calendar = State(wrappedValue: values.flag("calendar"))
        _contacts = State(wrappedValue: values.flag("contacts"))
        _photos = State(wrappedValue: values.flag("photos"))
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
        if let label = values.label {
            label
        } else {
            Text(values.key("title"))
        }
    }
}
