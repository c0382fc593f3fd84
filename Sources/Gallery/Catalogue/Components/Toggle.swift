extension Component {
    static let toggle = Component(
        "toggle", "Toggle",
        "A button that stays pressed until it is pressed again.",
        searchWords: ["press", "toolbar", "bold", "aria-pressed", "CNToggle", "botón de alternancia"],
        sources: ["SwiftCN/Toggle"],
        keyboard: .toggle,
        matrices: [.toggle],
        playground: .toggle,
        examples: [
            Example("basic", "Basic", "A symbol and a word; pressed, it stays down.", ToggleBasic.init),
            Example(
                "outline", "Outline",
                "A line around the toggle shows that it can be pressed.",
                ToggleOutline.init),
            Example("text", "Text", "Words alone.", ToggleText.init),
            Example("sizes", "Sizes", "Small, the usual size, and large.", ToggleSizes.init),
            Example(
                "disabled", "Disabled", "On and off, neither of which takes a press.", ToggleDisabled.init),
            Example("rtl", "Right to left", "The symbol stands where the line begins.", ToggleRTL.init),
        ])
}
