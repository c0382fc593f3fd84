extension Component {
    static let checkbox = Component(
        "checkbox", "Checkbox",
        "A box with its label: on, off, or mixed where it stands for several.",
        searchWords: ["tick", "check", "box", "select all", "CNCheckbox", "casilla"],
        sources: ["SwiftCN/Checkbox"],
        keyboard: .checkbox,
        matrices: [.checkbox],
        playground: .checkbox,
        examples: [
            Example(
                "basic", "Basic", "A box with its label; the whole row can be pressed.", CheckboxBasic.init),
            Example(
                "description", "Description", "A line of help is tied to the box.", CheckboxDescription.init),
            Example(
                "disabled", "Disabled", "On and off, neither of which takes a press.", CheckboxDisabled.init),
            Example(
                "invalid", "Invalid", "What is wrong is said in words under the box.", CheckboxInvalid.init),
            Example("group", "Group", "Three boxes under one heading, each for itself.", CheckboxGroup.init),
            Example(
                "select-all", "Select all",
                "The parent is mixed while some are on; a press turns all on, another all off.",
                CheckboxSelectAll.init),
            Example(
                "table", "Table",
                "Rows are selected one by one, or all by the box in the header.",
                CheckboxTable.init),
            Example("rtl", "Right to left", "The box stands where the line begins.", CheckboxRTL.init),
        ])
}
