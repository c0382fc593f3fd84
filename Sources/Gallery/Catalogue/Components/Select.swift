extension Component {
    static let select = Component(
        "select", "Select",
        "A choice of one from a list that opens, in the gallery's own look.",
        searchWords: ["menu", "dropdown", "combobox", "picker", "CNSelect", "lista desplegable"],
        sources: ["SwiftCN/Select"],
        keyboard: .select,
        matrices: [.select],
        playground: .select,
        examples: [
            Example("basic", "Basic", "A list that opens; one of its options is disabled.", SelectBasic.init),
            Example("groups", "Groups", "Options under headings.", SelectGroups.init),
            Example(
                "scrollable", "Scrollable", "Sixty options, in a list that scrolls.", SelectScrollable.init),
            Example("optional", "Optional", "The first option stands for no choice.", SelectOptional.init),
            Example("disabled", "Disabled", "One option, and a whole list.", SelectDisabled.init),
            Example(
                "invalid", "Invalid", "What is wrong is said in words under the list.", SelectInvalid.init),
            Example(
                "rtl", "Right to left",
                "The arrow stands at the end of the line, on the left.",
                SelectRTL.init),
        ])
}
