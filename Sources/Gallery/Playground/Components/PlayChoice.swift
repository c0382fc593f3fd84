internal import SwiftCN

/// The choice of one option, which may be none, as a playground has it.
enum PlayChoice {
    /// The field that says whether there can be none.
    static let kind = PlayField.choice(
        "choice", ["one": "Always one: a String", "optional": "One or none: an optional"]
    ).claiming().explained("What the selection is bound to, which picks the initializer.")

    static func selection(_ first: String) -> PlaySelection {
        PlaySelection("selection", first: first) { $0.text("choice") == "optional" ? .optional : .one }
    }

    /// The declaration of the state.
    static func state(_ values: PlayValues) -> String {
        guard values.text("choice") == "optional" else {
            return "selection = \(values.text("selection").swiftLiteral)"
        }
        return "selection: String?" + (values.some("selection").map { " = \($0.swiftLiteral)" } ?? "")
    }

    /// A view of one choice, or of one that may be none.
    static func view(
        _ values: PlayValues, @ViewBuilder one: @escaping (Binding<String>, PlayValues) -> HTML,
        @ViewBuilder optional: @escaping (Binding<String?>, PlayValues) -> HTML
    ) -> any View {
        if values.text("choice") == "optional" { return OptionalChoicePlay(values, optional) }
        return ChoicePlay(values, one)
    }

    /// The playground of a list to choose from.
    static func list(
        _ type: String, @ViewBuilder one: @escaping @Sendable (Binding<String>, PlayValues) -> HTML,
        @ViewBuilder optional: @escaping @Sendable (Binding<String?>, PlayValues) -> HTML
    ) -> Playground {
        Playground(
            of: [type],
            omitting: [
                "CNOption.detail": "A list has no room for a second line.",
                "CNOption.systemImage": "A list has no room for a symbol.",
            ],
            fields: [.title("Workspace"), .classes, kind],
            list: .options(PlayList.group),
            selection: selection("design"),
            view: { view($0, one: one, optional: optional) },
            snippet: { snippet(type, $0) })
    }

    /// The source of a view of a type, with its options or its groups.
    static func snippet(_ type: String, _ values: PlayValues) -> Snippet {
        var snippet = Snippet("\(type.dropFirst(2))Example")
        snippet.state(state(values))
        var call = SwiftCall(type)
        call.pass(nil, values.text("title").swiftLiteral)
        if values.hasGroups {
            snippet.array("groups", values.groups.map(\.source))
            call.pass("groups", "groups")
        } else {
            snippet.array("options", values.options.map(\.source))
            call.pass("options", "options")
        }
        call.pass("selection", "$selection")
        call.passClasses(values)
        call.modify(by: values)
        snippet.body = call.lines()
        return snippet
    }
}

private struct ChoicePlay: View {
    @State private var selection: String
    let values: PlayValues
    let control: (Binding<String>, PlayValues) -> HTML

    init(_ values: PlayValues, _ control: @escaping (Binding<String>, PlayValues) -> HTML) {
        _selection = State(wrappedValue: values.text("selection"))
        self.values = values
        self.control = control
    }

    var body: some View { control($selection, values).modified(by: values) }
}

private struct OptionalChoicePlay: View {
    @State private var selection: String?
    let values: PlayValues
    let control: (Binding<String?>, PlayValues) -> HTML

    init(_ values: PlayValues, _ control: @escaping (Binding<String?>, PlayValues) -> HTML) {
        _selection = State(wrappedValue: values.some("selection"))
        self.values = values
        self.control = control
    }

    var body: some View { control($selection, values).modified(by: values) }
}
