/// A switch: its label, then the track at the end of the row. The whole row is the target.
public struct CNSwitch<Label: View>: View {
    @usableFromInline let isOn: Binding<Bool>
    @usableFromInline let classes: TWClasses
    @usableFromInline let label: Label

    /// A switch with a label of any views.
    ///
    /// - Parameters:
    ///   - isOn: Whether the switch is on. A press writes the opposite.
    ///   - classes: Utility classes for the whole row, such as `"px-3 rounded-md"`; they win over its own
    ///     look. None by default. `choice-card` puts a frame around the row.
    ///   - label: What it switches: text, symbols, more than one line. It is part of the target and gives the
    ///     accessible name.
    @inlinable public init(isOn: Binding<Bool>, classes: TWClasses = "", @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.classes = classes
        self.label = label()
    }

    /// A switch with a text as its label.
    ///
    /// - Parameters:
    ///   - title: The text of the label, and the accessible name.
    ///   - isOn: Whether the switch is on. A press writes the opposite.
    ///   - classes: Utility classes for the whole row, such as `"px-3 rounded-md"`; they win over its own
    ///     look. None by default. `choice-card` puts a frame around the row.
    @inlinable public init(_ title: LocalizedStringKey, isOn: Binding<Bool>, classes: TWClasses = "")
    where Label == Text {
        self.isOn = isOn
        self.classes = classes
        label = Text(title)
    }

    @inlinable public var body: some View {
        LookedToggle(isOn: isOn, label: label.asHTML, look: .switch, classes: classes)
    }
}
