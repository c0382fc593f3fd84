/// A switch: its label, then the track at the end of the row. The whole row is the target.
public struct CNSwitch<Label: View>: View {
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
        Toggle(isOn: $isOn) { label }.toggleStyle(CNSwitchStyle(classes: classes))
    }
}
