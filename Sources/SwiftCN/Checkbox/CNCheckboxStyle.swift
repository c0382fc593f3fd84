/// Draws toggles as checkboxes: the box, then the label, and a minus in the box of a mixed one.
public struct CNCheckboxStyle: ToggleStyle {
    private let classes: TWClasses

    /// The style, with classes of one's own.
    ///
    /// - Parameter classes: Utility classes for the row of each toggle; they win over its own look. None by
    ///   default.
    public init(classes: TWClasses = "") {
        self.classes = classes
    }

    public var role: Control.Role { .checkbox }
    public var field: ToggleField { ToggleLook.checkbox.field(classes: classes.text) }

    public func makeBody(configuration: Configuration) -> some View {
        ToggleButton(configuration, look: .checkbox).tw(classes)
    }
}

extension ToggleStyle where Self == CNCheckboxStyle {
    /// Toggles as checkboxes, in their usual look.
    public static var checkbox: CNCheckboxStyle { CNCheckboxStyle() }
}
