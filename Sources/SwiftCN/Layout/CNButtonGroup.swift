/// Buttons that belong together, joined at their edges. It has the role of a group; `.accessibilityLabel` names it.
public struct CNButtonGroup<Content: View>: View {
    private let axis: Axis
    private let classes: TWClasses
    private let content: Content

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
