/// Toggles over a set of options, joined into one group; `.accessibilityLabel` names it.
///
/// Bound to a Set, any number can be on. Bound to one optional id, choosing one releases the other and pressing it
/// again empties. Bound to one id, there is always one. Where one at most can be on, a form shows radio buttons: its
/// boxes would not release each other.
public struct CNToggleGroup<ID: Hashable & Sendable>: View {
    private let options: [CNOption<ID>]
    @Binding private var selection: Set<ID>
    /// The choice of one, where no more than one can be on.
    private let one: Binding<ID?>?
    private let allowsEmpty: Bool
    private let classes: TWClasses
    private let axis: Axis
    @Environment(\.isInsideForm) private var isInsideForm
    @Environment(\.accessibilityLabel) private var name

    /// Any number can be on.
    ///
    /// - Parameters:
    ///   - options: The members, in order. Ids must differ.
    ///   - selection: The ids of the members that are on. A press puts one in or takes it out.
    ///   - axis: Whether the members stand side by side, as by default, or one below the other. Those that do
    ///     not fit side by side stand below each other, too.
    ///   - classes: Utility classes for the group; `outline` draws a line around it. None by default.
    public init(
        _ options: [CNOption<ID>], selection: Binding<Set<ID>>, axis: Axis = .horizontal,
        classes: TWClasses = ""
    ) {
        self.options = options
        _selection = selection
        one = nil
        allowsEmpty = true
        self.axis = axis
        self.classes = classes
    }

    /// One at most can be on.
    ///
    /// - Parameters:
    ///   - options: The members, in order. Ids must differ.
    ///   - selection: The id of the member that is on, or nil. A press on that one makes it nil.
    ///   - axis: Whether the members stand side by side, as by default, or one below the other. Those that do
    ///     not fit side by side stand below each other, too.
    ///   - classes: Utility classes for the group; `outline` draws a line around it. None by default.
    public init(
        _ options: [CNOption<ID>], selection: Binding<ID?>, axis: Axis = .horizontal, classes: TWClasses = ""
    ) {
        self.init(options, one: selection, allowsEmpty: true, axis: axis, classes: classes)
    }

    /// One is always on.
    ///
    /// - Parameters:
    ///   - options: The members, in order. Ids must differ.
    ///   - selection: The id of the member that is on. A press on that one changes nothing.
    ///   - axis: Whether the members stand side by side, as by default, or one below the other. Those that do
    ///     not fit side by side stand below each other, too.
    ///   - classes: Utility classes for the group; `outline` draws a line around it. None by default.
    public init(
        _ options: [CNOption<ID>], selection: Binding<ID>, axis: Axis = .horizontal, classes: TWClasses = ""
    ) {
        self.init(options, one: .requiring(selection), allowsEmpty: false, axis: axis, classes: classes)
    }

    private init(
        _ options: [CNOption<ID>], one: Binding<ID?>, allowsEmpty: Bool, axis: Axis, classes: TWClasses
    ) {
        self.options = options
        self.one = one
        self.allowsEmpty = allowsEmpty
        self.axis = axis
        self.classes = classes
        _selection = Binding(
            get: { Set(one.wrappedValue.map { [$0] } ?? []) },
            set: { new in
                let old = one.wrappedValue
                let newcomer = new.first { $0 != old }
                one.wrappedValue = newcomer ?? (allowsEmpty ? new.first : old)
            })
    }

    public var body: some View {
        if let one, isInsideForm {
            Picker(LocalizedStringKey(name ?? "Options"), selection: one) {
                OptionRows(groups: [CNOptionGroup("", options: options)], allowsEmpty: allowsEmpty)
            }.pickerStyle(.radioGroup).tw(classes)
        } else {
            CNButtonGroup(axis: axis, classes: classes) {
                ForEach(options) { toggle(for: $0) }
            }.properties(room)
        }
    }

    /// What the stylesheet estimates the room from that the members need side by side.
    private var room: String {
        let characters = options.reduce(0) { $0 + $1.title.count + ($1.systemImage == nil ? 0 : 3) }
        return "--members:\(options.count);--characters:\(characters);"
    }

    private func toggle(for option: CNOption<ID>) -> some View {
        CNToggle(isOn: $selection.membership(of: option.id)) {
            if let symbol = option.systemImage {
                Label(option.title, systemImage: symbol)
            } else {
                Text(option.title)
            }
        }.disabled(option.isDisabled)
    }
}
