/// Draws disclosure groups: the whole header is one button, with a chevron at its end that turns.
public struct CNDisclosureGroupStyle: DisclosureGroupStyle {
    private let classes: TWClasses
    private let keepContentMounted: Bool

    public init(classes: TWClasses = "w-full px-0 py-2 rounded-none", keepContentMounted: Bool = false) {
        self.classes = classes
        self.keepContentMounted = keepContentMounted
    }

    public func makeBody(configuration: Configuration) -> some View {
        Disclosure(configuration, keepContentMounted: keepContentMounted).tw(classes)
    }
}
