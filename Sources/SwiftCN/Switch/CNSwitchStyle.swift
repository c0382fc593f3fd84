/// Draws toggles as switches.
public struct CNSwitchStyle: ToggleStyle {
    private let classes: TWClasses

    /// The style, with classes of one's own.
    ///
    /// - Parameter classes: Utility classes for the row of each toggle; they win over its own look. None by
    ///   default.
    public init(classes: TWClasses = "") {
        self.classes = classes
    }

    public var role: Control.Role { .switch }
    public var field: ToggleField { ToggleLook.switch.field(classes: classes.text) }

    public func makeBody(configuration: Configuration) -> some View {
        ToggleButton(configuration, look: .switch).tw(classes)
    }
}
