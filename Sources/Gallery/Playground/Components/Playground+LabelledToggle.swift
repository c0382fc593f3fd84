internal import SwiftCN

extension Playground {
    /// What the label of a toggle is made of here.
    static let labelMeaning = "A symbol before the title; without one the title alone is the label."

    /// A toggle that takes a title, or a label where there is a symbol. `types` are its own and those that it is made of.
    static func labelledToggle(
        of types: [String], titled title: String, isOn: Bool, modifiers: [PlayField],
        @ViewBuilder view: @escaping @Sendable (Binding<Bool>, PlayValues) -> HTML
    ) -> Playground {
        let type = types.first ?? ""
        return Playground(
            of: types,
            fields: [
                .title(title), .flag("isOn", isOn), .symbol("label").explained(labelMeaning), .classes,
            ],
            modifiers: modifiers,
            view: { LabelledTogglePlay($0, view) },
            snippet: { values in
                var snippet = Snippet("\(type.dropFirst(2))Example")
                snippet.state("isOn = \(values.text("isOn"))")
                snippet.body = labelledToggle(type, values).lines()
                return snippet
            })
    }

    private static func labelledToggle(_ type: String, _ values: PlayValues) -> SwiftCall {
        var call = SwiftCall(type)
        let symbol = values.some("label")
        if symbol == nil { call.pass(nil, values.text("title").swiftLiteral) }
        call.pass("isOn", "$isOn")
        call.passClasses(values)
        if let symbol { call.close(withLabel: values.text("title"), symbol: symbol) }
        call.modify(by: values)
        return call
    }
}

extension PlayValues {
    /// The title with the symbol before it; nil where there is no symbol.
    var label: Label<Text, Image>? { some("label").map { Label(key("title"), systemImage: $0) } }
}

private struct LabelledTogglePlay: View {
    @State private var isOn: Bool
    let values: PlayValues
    let control: (Binding<Bool>, PlayValues) -> HTML

    init(_ values: PlayValues, _ control: @escaping (Binding<Bool>, PlayValues) -> HTML) {
        _isOn = State(wrappedValue: values.flag("isOn"))
        self.values = values
        self.control = control
    }

    var body: some View { control($isOn, values).modified(by: values) }
}
