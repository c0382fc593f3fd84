/// Toggles over a set of options, joined into one group; `.accessibilityLabel` names it.
///
/// Bound to a Set, any number can be on. Bound to one optional id, choosing one releases the other and pressing it
/// again empties. Bound to one id, there is always one.
public struct CNToggleGroup<ID: Hashable & Sendable>: View {
    private let options: [CNOption<ID>]
    @Binding private var selection: Set<ID>
    private let classes: TWClasses
    private let axis: Axis

    public init(
        _ options: [CNOption<ID>], selection: Binding<Set<ID>>, axis: Axis = .horizontal,
        classes: TWClasses = ""
    ) {
        self.options = options
        _selection = selection
        self.axis = axis
        self.classes = classes
    }

    public init(
        _ options: [CNOption<ID>], selection: Binding<ID?>, axis: Axis = .horizontal, classes: TWClasses = ""
    ) {
        let single = Binding<Set<ID>>(
            get: { Set(selection.wrappedValue.map { [$0] } ?? []) },
            set: { new in selection.wrappedValue = new.first { $0 != selection.wrappedValue } })
        self.init(options, selection: single, axis: axis, classes: classes)
    }

    public init(
        _ options: [CNOption<ID>], selection: Binding<ID>, axis: Axis = .horizontal, classes: TWClasses = ""
    ) {
        let always = Binding<Set<ID>>(
            get: { [selection.wrappedValue] },
            set: { new in
                selection.wrappedValue = new.first { $0 != selection.wrappedValue } ?? selection.wrappedValue
            })
        self.init(options, selection: always, axis: axis, classes: classes)
    }

    public var body: some View {
        CNButtonGroup(axis: axis, classes: classes) {
            ForEach(options) { option in
                CNToggle(isOn: isOn(option.id)) {
                    if let symbol = option.systemImage {
                        Label(option.title, systemImage: symbol)
                    } else {
                        Text(option.title)
                    }
                }.disabled(option.isDisabled)
            }
        }.properties(room)
    }

    /// What the stylesheet estimates the room from that the members need side by side.
    private var room: String {
        let characters = options.reduce(0) { $0 + $1.title.count + ($1.systemImage == nil ? 0 : 3) }
        return "--members:\(options.count);--characters:\(characters);"
    }

    private func isOn(_ id: ID) -> Binding<Bool> {
        Binding(
            get: { selection.contains(id) },
            set: { isOn in
                if isOn { selection.insert(id) } else { selection.remove(id) }
            })
    }
}
