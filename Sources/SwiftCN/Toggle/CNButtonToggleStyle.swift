/// Draws toggles as buttons that stay pressed while they are on.
public struct CNButtonToggleStyle: ToggleStyle {
    private let classes: TWClasses

    /// The style, with classes of one's own.
    ///
    /// - Parameter classes: Utility classes for the button of each toggle; `outline` draws a line around it.
    ///   None by default.
    public init(classes: TWClasses = "") {
        self.classes = classes
    }

    public var field: ToggleField { ToggleLook.toggle.field(classes: classes.text) }

    public func makeBody(configuration: Configuration) -> some View {
        ToggleButton(configuration, look: .toggle).tw(classes)
    }
}

extension ToggleStyle where Self == CNButtonToggleStyle {
    /// Toggles as buttons, in their usual look.
    public static var button: CNButtonToggleStyle { CNButtonToggleStyle() }
}
