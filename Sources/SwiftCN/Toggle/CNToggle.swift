/// A button that stays pressed while it is on.
public struct CNToggle<Label: View>: View {
    @usableFromInline let isOn: Binding<Bool>
    @usableFromInline let classes: TWClasses
    @usableFromInline let label: Label

    /// A toggle with a label of any views.
    ///
    /// - Parameters:
    ///   - isOn: Whether the button is pressed. A press writes the opposite.
    ///   - classes: Utility classes for the whole row, such as `"px-3 rounded-md"`; they win over its own
    ///     look. None by default. `outline` draws a line around it.
    ///   - label: What it switches: text, symbols, more than one line. It is part of the target and gives the
    ///     accessible name.
    @inlinable public init(isOn: Binding<Bool>, classes: TWClasses = "", @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.classes = classes
        self.label = label()
    }

    /// A toggle with a text as its label.
    ///
    /// - Parameters:
    ///   - title: The text of the label, and the accessible name.
    ///   - isOn: Whether the button is pressed. A press writes the opposite.
    ///   - classes: Utility classes for the whole row, such as `"px-3 rounded-md"`; they win over its own
    ///     look. None by default. `outline` draws a line around it.
    @inlinable public init(_ title: LocalizedStringKey, isOn: Binding<Bool>, classes: TWClasses = "")
    where Label == Text {
        self.isOn = isOn
        self.classes = classes
        label = Text(title)
    }

    @inlinable public var body: some View {
        LookedToggle(isOn: isOn, label: label.asHTML, look: .toggle, classes: classes)
    }
}
