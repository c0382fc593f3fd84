/// Draws toggles as checkboxes: the box, then the label, and a minus in the box of a mixed one.
public struct CNCheckboxStyle: ToggleStyle {
    private let classes: TWClasses

    public init(classes: TWClasses = "") {
        self.classes = classes
    }

    public var role: Control.Role { .checkbox }
    public var field: ToggleField {
        ToggleField(surface: "checkbox", box: "checkbox-box", classes: classes.text)
    }

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Part("checkbox-box")
            configuration.label
        }.surface("checkbox").tw(classes)
    }
}

extension ToggleStyle where Self == CNCheckboxStyle {
    public static var checkbox: CNCheckboxStyle { CNCheckboxStyle() }
}
