/// One choice from a list that opens, in the platform's own look and with its own keys.
///
/// Bound to an optional, a first row stands for no choice.
public struct CNNativeSelect<ID: Hashable & Sendable>: View {
    private let title: LocalizedStringKey
    private let groups: [CNOptionGroup<ID>]
    @Binding private var selection: ID?
    private let allowsEmpty: Bool
    private let classes: TWClasses

    /// A choice that is always made.
    ///
    /// - Parameters:
    ///   - title: The label of the list; it is shown above it.
    ///   - options: What there is to choose from, in order. Ids must differ.
    ///   - selection: The id of the chosen option. There is always one.
    ///   - classes: Utility classes for the list. None by default.
    public init(
        _ title: LocalizedStringKey, options: [CNOption<ID>], selection: Binding<ID>, classes: TWClasses = ""
    ) {
        self.init(
            title, groups: [CNOptionGroup("", options: options)], selection: selection, classes: classes)
    }

    /// A choice that is always made, among options under headings.
    ///
    /// - Parameters:
    ///   - title: The label of the list; it is shown above it.
    ///   - groups: The options under their headings, in order. Ids must differ over all groups.
    ///   - selection: The id of the chosen option. There is always one.
    ///   - classes: Utility classes for the list. None by default.
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

    /// A choice that can be none.
    ///
    /// - Parameters:
    ///   - title: The label of the list; it is shown above it.
    ///   - options: What there is to choose from, in order. Ids must differ.
    ///   - selection: The id of the chosen option, or nil: a first row, “Choose an option”, stands for none.
    ///   - classes: Utility classes for the list. None by default.
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
