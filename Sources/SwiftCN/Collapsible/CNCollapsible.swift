/// A button that shows and hides content.
///
/// With `keepContentMounted` the content stays in the page while it is hidden.
public struct CNCollapsible<Label: View, Content: View>: View {
    @Binding private var isExpanded: Bool
    private let classes: TWClasses
    private let keepContentMounted: Bool
    private let label: Label
    private let content: Content

    /// A button with the content that it shows and hides.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether the content is shown. A press writes the opposite.
    ///   - classes: Utility classes for button and content together. None by default.
    ///   - keepContentMounted: Whether the content stays in the page while it is hidden, where a search in
    ///     the page finds it. By default it is in the page only while it is shown.
    ///   - content: What is shown and hidden.
    ///   - label: What stands on the button, before the chevron; it gives the accessible name.
    public init(
        isExpanded: Binding<Bool>, classes: TWClasses = "", keepContentMounted: Bool = false,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        _isExpanded = isExpanded
        self.classes = classes
        self.keepContentMounted = keepContentMounted
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        Box("collapsible") {
            DisclosureGroup(isExpanded: $isExpanded) {
                content
            } label: {
                label
            }
            .disclosureGroupStyle(CNDisclosureGroupStyle(keepContentMounted: keepContentMounted))
        }.tw(classes)
    }
}
