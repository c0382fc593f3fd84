/// One choice among options that are all in sight: native radio buttons in a named field set.
///
/// Bound to an optional, a first row stands for no choice.
public struct CNRadioGroup<ID: Hashable & Sendable>: View {
    private let title: LocalizedStringKey
    private let options: [CNOption<ID>]
    @Binding private var selection: ID?
    private let allowsEmpty: Bool
    private let classes: TWClasses

    /// A choice that is always made.
    ///
    /// - Parameters:
    ///   - title: The name of the group; it is shown above the options.
    ///   - options: What there is to choose from, in order. Ids must differ.
    ///   - selection: The id of the chosen option. There is always one.
    ///   - classes: Utility classes for the whole group; `choice-card` makes each option a card. None by
    ///     default.
    public init(
        _ title: LocalizedStringKey, options: [CNOption<ID>], selection: Binding<ID>, classes: TWClasses = ""
    ) {
        self.title = title
        self.options = options
        _selection = .requiring(selection)
        allowsEmpty = false
        self.classes = classes
    }

    /// A choice that can be none.
    ///
    /// - Parameters:
    ///   - title: The name of the group; it is shown above the options.
    ///   - options: What there is to choose from, in order. Ids must differ.
    ///   - selection: The id of the chosen option, or nil: a first row, “Choose an option”, stands for none.
    ///   - classes: Utility classes for the whole group; `choice-card` makes each option a card. None by
    ///     default.
    public init(
        _ title: LocalizedStringKey, options: [CNOption<ID>], selection: Binding<ID?>, classes: TWClasses = ""
    ) {
        self.title = title
        self.options = options
        _selection = selection
        allowsEmpty = true
        self.classes = classes
    }

    public var body: some View {
        Picker(title, selection: $selection) {
            OptionRows(groups: [CNOptionGroup("", options: options)], allowsEmpty: allowsEmpty)
        }.pickerStyle(.radioGroup).tw(classes)
    }
}
