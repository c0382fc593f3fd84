/// The options of a picker, with the row that stands for none where there is one.
struct OptionRows<ID: Hashable & Sendable>: View {
    let groups: [CNOptionGroup<ID>]
    var allowsEmpty = false

    var body: some View {
        if allowsEmpty { Text("Choose an option").tag(ID?.none) }
        for group in groups {
            if group.title.isEmpty {
                rows(of: group)
            } else {
                Section(LocalizedStringKey(group.title)) { rows(of: group) }
            }
        }
    }

    private func rows(of group: CNOptionGroup<ID>) -> some View {
        ForEach(group.options) { option in
            OptionLabel(option.title, detail: option.detail, systemImage: option.systemImage)
                .tag(ID?.some(option.id))
                .disabled(option.isDisabled)
        }
    }
}

extension Binding {
    /// The same selection as an optional; nil written to it is dropped.
    static func requiring<ID>(_ selection: Binding<ID>) -> Binding<ID?> where Value == ID? {
        Binding<ID?>(
            get: { selection.wrappedValue }, set: { if let value = $0 { selection.wrappedValue = value } })
    }
}
