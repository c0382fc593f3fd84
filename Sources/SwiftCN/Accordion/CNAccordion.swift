/// Headings that open and close their panels. Which are open is known by the items' ids, so reordering the items
/// does not change it.
public struct CNAccordion<Data: RandomAccessCollection, Label: View, Content: View>: View
where Data.Element: Identifiable {
    private let data: Data
    @Binding private var expanded: Set<Data.Element.ID>
    private let mode: CNAccordionMode
    private let keepContentMounted: Bool
    private let classes: TWClasses
    private let isDisabled: (Data.Element) -> Bool
    private let label: (Data.Element) -> Label
    private let content: (Data.Element) -> Content

    /// An item for each element: a heading, and the panel that it opens.
    ///
    /// - Parameters:
    ///   - data: The elements, in order. Each is known by its id, wherever it stands.
    ///   - expanded: The ids of the elements whose panels are open. A press puts one in or takes it out.
    ///   - mode: How many may be open together: any number by default, or one at most.
    ///   - classes: Utility classes for the box around all items. None by default.
    ///   - keepContentMounted: Whether closed panels stay in the page, hidden, where a search in the page
    ///     finds them. By default only open panels are in the page.
    ///   - isDisabled: Whether an element's heading takes no press. By default all do.
    ///   - content: What an element's panel holds.
    ///   - label: What stands on an element's heading; it gives the accessible name.
    public init(
        _ data: Data, expanded: Binding<Set<Data.Element.ID>>, mode: CNAccordionMode = .multiple,
        classes: TWClasses = "", keepContentMounted: Bool = false,
        isDisabled: @escaping (Data.Element) -> Bool = { _ in false },
        @ViewBuilder content: @escaping (Data.Element) -> Content,
        @ViewBuilder label: @escaping (Data.Element) -> Label
    ) {
        self.data = data
        _expanded = expanded
        self.mode = mode
        self.classes = classes
        self.keepContentMounted = keepContentMounted
        self.isDisabled = isDisabled
        self.content = content
        self.label = label
    }

    public var body: some View {
        Box("accordion") {
            ForEach(data) { item in
                DisclosureGroup(isExpanded: isExpanded(item.id)) {
                    content(item)
                } label: {
                    label(item)
                }.disclosureGroupStyle(style)
                    .disabled(isDisabled(item))
                CNSeparator()
            }
        }.tw(classes)
            .maximumSelection(mode == .single ? 1 : nil)
            .disclosureHeadings(panelsAreRegions: data.count <= 6)
    }

    private var style: CNDisclosureGroupStyle {
        CNDisclosureGroupStyle(classes: "w-full px-0 rounded-none", keepContentMounted: keepContentMounted)
    }

    private func isExpanded(_ id: Data.Element.ID) -> Binding<Bool> {
        let membership = $expanded.membership(of: id)
        guard mode == .single else { return membership }
        return Binding(
            get: { membership.wrappedValue },
            set: { isOpen in
                if isOpen {
                    expanded = [id]
                } else {
                    membership.wrappedValue = false
                }
            })
    }
}
