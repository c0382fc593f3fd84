extension Component {
    static let nativeSelect = Component(
        "native-select", "Native select",
        "A choice of one from the list that the platform itself draws.",
        searchWords: ["menu", "dropdown", "picker", "platform", "CNNativeSelect", "lista"],
        sources: ["SwiftCN/NativeSelect"],
        keyboard: .nativeSelect,
        matrices: [.nativeSelect],
        playground: .nativeSelect,
        examples: [
            Example(
                "basic", "Basic",
                "The platform's own list; one of its options is disabled.",
                NativeSelectBasic.init),
            Example("groups", "Groups", "Options under headings.", NativeSelectGroups.init),
            Example("disabled", "Disabled", "One option, and a whole list.", NativeSelectDisabled.init),
            Example(
                "invalid", "Invalid",
                "What is wrong is said in words under the list.",
                NativeSelectInvalid.init),
            Example(
                "rtl", "Right to left",
                "The arrow stands at the end of the line, on the left.",
                NativeSelectRTL.init),
        ])
}
