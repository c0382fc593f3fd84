extension Component {
    static let `switch` = Component(
        "switch", "Switch",
        "A setting that is on or off at once, with its label first.",
        searchWords: ["on off", "setting", "CNSwitch", "interruptor"],
        sources: ["SwiftCN/Switch"],
        keyboard: .switch,
        matrices: [.switch],
        playground: .switch,
        examples: [
            Example("basic", "Basic", "The label first, then the switch; it acts at once.", SwitchBasic.init),
            Example(
                "description", "Description",
                "A line of help is tied to the switch.",
                SwitchDescription.init),
            Example(
                "choice-card", "Choice card",
                "A frame around label and switch; all of it can be pressed.",
                SwitchChoiceCard.init),
            Example(
                "disabled", "Disabled", "On and off, neither of which takes a press.", SwitchDisabled.init),
            Example(
                "invalid", "Invalid", "What is wrong is said in words under the switch.", SwitchInvalid.init),
            Example("sizes", "Sizes", "Small, the usual size, and large.", SwitchSizes.init),
            Example("rtl", "Right to left", "The thumb travels the other way.", SwitchRTL.init),
        ])
}
