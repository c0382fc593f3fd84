/// Draws a toggle as the box of a checkbox, with what its properties ask for.
struct MarkStyle: ToggleStyle {
    let box: Checkbox
    var properties = ""
    var placement: ContentPlacement?
    var hasError = false

    var field: ToggleField {
        ToggleField(
            surface: "labeled-checkbox", box: "mark-box", style: style,
            attributes: [("data-placement", placement?.rawValue), ("data-error", hasError ? "true" : nil)])
    }

    func makeBody(configuration: Configuration) -> some View {
        let button = Button {
            box.press()
        } label: {
            Part(.markBox)
            if placement != nil { configuration.label }
        }.surface("labeled-checkbox").properties(style)
        let placed = button.attribute("data-placement", placement?.rawValue).attribute(
            "data-error", hasError ? "true" : nil)
        placed.announced(as: .checkbox, box.mark.state)
    }

    private var style: String { "--size:\(box.checkboxSize.px);\(properties)" }
}
