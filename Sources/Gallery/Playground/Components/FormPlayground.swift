internal import SwiftCN

extension Playground {
    static let form = Playground(
        of: ["Form", "TextField", "NumberField", "CNCheckbox"],
        fields: [
            .text("save", "Save", length: 1...40),
            PlayField(
                "content",
                .members(
                    [
                        PlayField.Choice(name: "TextField", title: "TextField"),
                        PlayField.Choice(name: "NumberField", title: "NumberField"),
                        PlayField.Choice(name: "CNCheckbox", title: "CNCheckbox"),
                    ], atMost: 3), first: ["TextField", "NumberField"]),
            PlayField.text("title", "Name", length: 1...120).of("TextField"),
            PlayField.number("maximumLength", 1...200, 200).of("TextField"),
            PlayField.text("text", "").of("TextField").limited { .text(0...$0.number("maximumLength")) },
            PlayField.text("numberTitle", "Seats", length: 1...120).of("NumberField", "title"),
            PlayField.number("lowest", -1_000...0, 0).of("NumberField", "range"),
            PlayField.number("highest", 1...1_000, 12).of("NumberField", "range"),
            PlayField.number("value", 0...12, 2).of("NumberField").limited {
                .number($0.number("lowest")...$0.number("highest"))
            },
            PlayField.flag("isOn").of("CNCheckbox"),
            PlayField.flag("required").asModifier.explained(
                "Whether the form is refused while a field is not filled in."),
        ],
        view: FormPlay.init,
        snippet: form)

    private static func form(_ values: PlayValues) -> Snippet {
        var snippet = Snippet("FormExample")
        let content = values.all("content")
        if content.contains("TextField") { snippet.state("text = \(values.text("text").swiftLiteral)") }
        if content.contains("NumberField") { snippet.state("value = \(values.text("value"))") }
        if content.contains("CNCheckbox") { snippet.state("isOn = \(values.text("isOn"))") }
        var call = SwiftCall("Form")
        if !values.isFirst("save") { call.pass("save", values.text("save").swiftLiteral) }
        call.close(with: content.flatMap { field($0, values) })
        call.modify(by: values)
        snippet.body = call.lines()
        return snippet
    }

    private static func field(_ type: String, _ values: PlayValues) -> [String] {
        var call = SwiftCall(type)
        switch type {
        case "TextField":
            call.pass(nil, values.text("title").swiftLiteral)
            call.pass("text", "$text")
            if !values.isFirst("maximumLength") { call.pass("maximumLength", values.text("maximumLength")) }
        case "NumberField":
            call.pass(nil, values.text("numberTitle").swiftLiteral)
            call.pass("value", "$value")
            call.pass("in", "\(values.text("lowest"))...\(values.text("highest"))")
        default:
            call.pass(nil, "Accept the terms".swiftLiteral)
            call.pass("isOn", "$isOn")
        }
        if values.flag("required") { call.modify("required()") }
        return call.lines(at: 12)
    }
}

extension PlayField {
    /// A parameter of a field, which says something while the form holds that field.
    fileprivate func of(_ type: String, _ parameter: String? = nil) -> PlayField {
        claiming("\(type).\(parameter ?? name)").when("content", [type])
    }
}

private struct FormPlay: View {
    @State private var text: String
    @State private var value: Int
    @State private var isOn: Bool
    let values: PlayValues

    init(_ values: PlayValues) {
        _text = State(wrappedValue: values.text("text"))
        _value = State(wrappedValue: values.number("value"))
        _isOn = State(wrappedValue: values.flag("isOn"))
        self.values = values
    }

    var body: some View {
        Form(save: values.key("save")) {
            if holds("TextField") {
                TextField(values.key("title"), text: $text, maximumLength: values.number("maximumLength"))
                    .required(values.flag("required"))
            }
            if holds("NumberField") {
                NumberField(
                    values.key("numberTitle"), value: $value,
                    in: min(0, values.number("lowest"))...max(1, values.number("highest"))
                )
                .required(values.flag("required"))
            }
            if holds("CNCheckbox") {
                CNCheckbox("Accept the terms", isOn: $isOn).required(values.flag("required"))
            }
        }.modified(by: values)
    }

    private func holds(_ field: String) -> Bool { values.all("content").contains(field) }
}
