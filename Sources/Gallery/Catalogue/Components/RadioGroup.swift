extension Component {
    static let radioGroup = Component(
        "radio-group", "Radio group",
        "A choice of one, with all the options in sight.",
        searchWords: ["radio", "option", "choice", "CNRadioGroup", "opción"],
        sources: ["SwiftCN/RadioGroup"],
        keyboard: .radioGroup,
        matrices: [.radioGroup],
        playground: .radioGroup,
        examples: [
            Example(
                "basic", "Basic",
                "Three options, one of them disabled; Apply writes the choice.",
                RadioGroupBasic.init),
            Example("optional", "Optional", "The first row stands for no choice.", RadioGroupOptional.init),
            Example(
                "description", "Description",
                "A line of help is tied to the group, and each option has its own.",
                RadioGroupDescription.init),
            Example(
                "choice-card", "Choice card",
                "Each option is a card; all of it can be pressed.",
                RadioGroupChoiceCard.init),
            Example("fieldset", "Fieldset", "Two groups under one heading.", RadioGroupFieldset.init),
            Example("disabled", "Disabled", "One option, and a whole group.", RadioGroupDisabled.init),
            Example(
                "invalid", "Invalid",
                "What is wrong is said in words under the group.",
                RadioGroupInvalid.init),
            Example("rtl", "Right to left", "The circles stand where the line begins.", RadioGroupRTL.init),
        ])
}
