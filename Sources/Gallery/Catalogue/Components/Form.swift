extension Component {
    static let form = Component(
        "form", "Form",
        "Controls that are filled in together and saved by one button, with help and errors beside each.",
        searchWords: ["field", "validation", "error summary", "required", "save", "formulario"],
        sources: ["ViewKit/Views/Form.swift", "ViewKit/Views/TextField.swift"],
        keyboard: .form,
        matrices: [.form],
        playground: .form,
        examples: [
            Example(
                "basic", "Basic",
                "Every kind of control in one form, with required fields, help and errors; Save posts all of them.",
                FormBasic.init)
        ])
}
