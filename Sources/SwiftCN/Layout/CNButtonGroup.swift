/// Buttons that belong together, joined at their edges. It has the role of a group; `.accessibilityLabel` names it.
public struct CNButtonGroup<Content: View>: View {
    private let axis: Axis
    private let classes: TWClasses
    private let content: Content

    /// A group of buttons.
    ///
    /// - Parameters:
    ///   - axis: Whether the buttons stand side by side, as by default, or one below the other.
    ///   - classes: Utility classes for the group. None by default.
    ///   - content: The buttons.
    public init(axis: Axis = .horizontal, classes: TWClasses = "", @ViewBuilder content: () -> Content) {
        self.axis = axis
        self.classes = classes
        self.content = content()
    }

    public var body: some View {
        Box("button-group", role: "group", label: "Options") { content }
            .attribute("data-axis", axis == .horizontal ? "horizontal" : "vertical")
            .tw(classes)
    }
}
