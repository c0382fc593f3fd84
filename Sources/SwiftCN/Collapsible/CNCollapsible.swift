/// A button that shows and hides content.
///
/// With `keepContentMounted` the content stays in the page while it is hidden.
public struct CNCollapsible<Label: View, Content: View>: View {
    @Binding private var isExpanded: Bool
    private let classes: TWClasses
    private let keepContentMounted: Bool
    private let label: Label
    private let content: Content

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
