internal import SwiftCN

extension Playground {
    static let form = Playground(
        of: ["Form", "TextField", "NumberField"],
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
            PlayField.text("title", "Name", length: 1...120).claiming("TextField.title"),
            PlayField.text("text", "").claiming("TextField.text"),
            PlayField.number("maximumLength", 1...200, 200).claiming("TextField.maximumLength"),
            PlayField.text("numberTitle", "Seats", length: 1...120).claiming("NumberField.title"),
            PlayField.number("value", -1_000...1_000, 2).claiming("NumberField.value"),
            PlayField.number("lowest", -1_000...0, 0).claiming("NumberField.range"),
            PlayField.number("highest", 1...1_000, 12).claiming("NumberField.range"),
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
        if content.contains("CNCheckbox") { snippet.state("isOn = false") }
        var call = SwiftCall("Form")
        if !values.isFirst("save") { call.pass("save", values.text("save").swiftLiteral) }
        call.close(with: content.flatMap { field($0, values) })
        call.modify(by: values)
        snippet.body = call.lines
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
        return call.lines
    }
}

private struct FormPlay: View {
    @State private var text: String
    @State private var value: Int
    @State private var isOn = false
    let values: PlayValues

    init(_ values: PlayValues) {
        _text = State(wrappedValue: values.text("text"))
        _value = State(wrappedValue: values.number("value"))
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
