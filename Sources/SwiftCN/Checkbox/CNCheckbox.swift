/// A box that is checked or not, with its label. The whole row is the target.
public struct CNCheckbox<Label: View>: View {
    @Binding private var isOn: Bool
    private let classes: TWClasses
    private let label: Label

    public init(isOn: Binding<Bool>, classes: TWClasses = "", @ViewBuilder label: () -> Label) {
        _isOn = isOn
        self.classes = classes
        self.label = label()
    }

    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>, classes: TWClasses = "")
    where Label == Text {
        _isOn = isOn
        self.classes = classes
        label = Text(title)
    }

    public var body: some View {
        Toggle(isOn: $isOn) { label }.toggleStyle(CNCheckboxStyle(classes: classes))
    }
}
