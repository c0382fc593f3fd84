extension Component {
    static let toggleStyle = Component(
        "toggle-style", "Toggle style",
        "One toggle, drawn in any way: a style is given the label, the state and the binding.",
        searchWords: [
            "ToggleStyle", "ToggleStyleConfiguration", "isOn", "isMixed", "custom style", "estilo",
        ],
        sources: ["ViewKit/Views/ToggleStyle.swift", "ViewKit/Views/Toggle.swift"],
        keyboard: .toggleStyle,
        matrices: [.toggleStyle],
        playground: .toggleStyle,
        examples: [
            Example(
                "basic", "Basic",
                "One kind of toggle in three styles that are there already.",
                ToggleStyleBasic.init),
            Example(
                "circle", "Circle", "A filled circle for on, an empty one for off.", ToggleStyleCircle.init),
            Example(
                "symbol", "Symbol",
                "A symbol for on, off and mixed.",
                ToggleStyleSymbol.init),
            Example(
                "sources", "Sources",
                "One toggle for several values: on if all are, mixed if some are.",
                ToggleStyleSources.init),
            Example(
                "custom", "Custom", "A style of your own, all of it in this file.", ToggleStyleCustom.init),
        ])
}
