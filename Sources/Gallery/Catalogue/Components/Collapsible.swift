extension Component {
    static let collapsible = Component(
        "collapsible", "Collapsible",
        "One heading that shows or hides what belongs to it.",
        searchWords: ["disclosure", "expand", "collapse", "details", "tree", "CNCollapsible", "plegable"],
        sources: ["SwiftCN/Collapsible"],
        keyboard: .collapsible,
        matrices: [.collapsible],
        playground: .collapsible,
        examples: [
            Example(
                "basic", "Basic", "The content stays in the page while it is hidden.", CollapsibleBasic.init),
            Example(
                "unmounted", "Unmounted",
                "The content is not in the page while it is hidden.",
                CollapsibleUnmounted.init),
            Example(
                "settings", "Settings",
                "Controls inside, which keep their state while they are hidden.",
                CollapsibleSettings.init),
            Example("file-tree", "File tree", "One inside the other.", CollapsibleFileTree.init),
            Example(
                "disabled", "Disabled",
                "Open and closed, neither of which takes a press.",
                CollapsibleDisabled.init),
            Example(
                "rtl", "Right to left",
                "The sign stands where a line from the right ends.",
                CollapsibleRTL.init),
        ])
}
