/// A box that is checked or not, with its label. The whole row is the target.
public struct CNCheckbox<Label: View>: View {
    @usableFromInline let isOn: Binding<Bool>
    @usableFromInline let classes: TWClasses
    @usableFromInline let label: Label

    /// A checkbox with a label of any views.
    ///
    /// - Parameters:
    ///   - isOn: Whether the box is checked. A press writes the opposite.
    ///   - classes: Utility classes for the whole row, such as `"px-3 rounded-md"`; they win over its own
    ///     look. None by default.
    ///   - label: What it switches: text, symbols, more than one line. It is part of the target and gives the
    ///     accessible name.
    @inlinable public init(isOn: Binding<Bool>, classes: TWClasses = "", @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.classes = classes
        self.label = label()
    }

    /// A checkbox with a text as its label.
    ///
    /// - Parameters:
    ///   - title: The text of the label, and the accessible name.
    ///   - isOn: Whether the box is checked. A press writes the opposite.
    ///   - classes: Utility classes for the whole row, such as `"px-3 rounded-md"`; they win over its own
    ///     look. None by default.
    @inlinable public init(_ title: LocalizedStringKey, isOn: Binding<Bool>, classes: TWClasses = "")
    where Label == Text {
        self.isOn = isOn
        self.classes = classes
        label = Text(title)
    }

    @inlinable public var body: some View {
        LookedToggle(isOn: isOn, label: label.asHTML, look: .checkbox, classes: classes)
    }
}
