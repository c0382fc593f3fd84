extension Component {
    static let toggleGroup = Component(
        "toggle-group", "Toggle group",
        "Buttons side by side that stay pressed: any number of them, or one at a time.",
        searchWords: ["segmented", "toolbar", "button group", "CNToggleGroup", "grupo"],
        sources: ["SwiftCN/ToggleGroup"],
        keyboard: .toggleGroup,
        matrices: [.toggleGroup],
        playground: .toggleGroup,
        examples: [
            Example(
                "basic", "Basic",
                "Any number of members at a time; one of them is disabled.",
                ToggleGroupBasic.init),
            Example(
                "outline", "Outline",
                "One line around the members ties them together.",
                ToggleGroupOutline.init),
            Example("sizes", "Sizes", "Small, the usual size, and large.", ToggleGroupSizes.init),
            Example("vertical", "Vertical", "The members one below the other.", ToggleGroupVertical.init),
            Example(
                "single", "Single",
                "Choosing one releases the other; pressing it again empties the group.",
                ToggleGroupSingle.init),
            Example(
                "always-one", "Always one",
                "The chosen member cannot be released, only exchanged.",
                ToggleGroupAlwaysOne.init),
            Example("disabled", "Disabled", "The whole group takes no press.", ToggleGroupDisabled.init),
            Example("rtl", "Right to left", "The first member stands on the right.", ToggleGroupRTL.init),
        ])
}
