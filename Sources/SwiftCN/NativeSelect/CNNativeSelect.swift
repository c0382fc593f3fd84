/// One choice from a list that opens, in the platform's own look and with its own keys.
///
/// Bound to an optional, a first row stands for no choice.
public struct CNNativeSelect<ID: Hashable & Sendable>: View {
    private let title: LocalizedStringKey
    private let groups: [CNOptionGroup<ID>]
    @Binding private var selection: ID?
    private let allowsEmpty: Bool
    private let classes: TWClasses

    public init(
        _ title: LocalizedStringKey, options: [CNOption<ID>], selection: Binding<ID>, classes: TWClasses = ""
    ) {
        self.init(
            title, groups: [CNOptionGroup("", options: options)], selection: selection, classes: classes)
    }

    public init(
        _ title: LocalizedStringKey, groups: [CNOptionGroup<ID>], selection: Binding<ID>,
        classes: TWClasses = ""
    ) {
        self.title = title
        self.groups = groups
        _selection = .requiring(selection)
        allowsEmpty = false
        self.classes = classes
    }

    public init(
        _ title: LocalizedStringKey, options: [CNOption<ID>], selection: Binding<ID?>, classes: TWClasses = ""
    ) {
        self.title = title
        groups = [CNOptionGroup("", options: options)]
        _selection = selection
        allowsEmpty = true
        self.classes = classes
    }

    public var body: some View {
        Picker(title, selection: $selection) {
            OptionRows(groups: groups, allowsEmpty: allowsEmpty)
        }.pickerStyle(.automatic).tw(classes)
    }
}
