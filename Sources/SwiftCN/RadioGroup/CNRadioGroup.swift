/// One choice among options that are all in sight: native radio buttons in a named field set.
///
/// Bound to an optional, a first row stands for no choice.
public struct CNRadioGroup<ID: Hashable & Sendable>: View {
    private let title: LocalizedStringKey
    private let options: [CNOption<ID>]
    @Binding private var selection: ID?
    private let allowsEmpty: Bool
    private let classes: TWClasses

    public init(
        _ title: LocalizedStringKey, options: [CNOption<ID>], selection: Binding<ID>, classes: TWClasses = ""
    ) {
        self.title = title
        self.options = options
        _selection = .requiring(selection)
        allowsEmpty = false
        self.classes = classes
    }

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
