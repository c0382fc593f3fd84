/// Draws disclosure groups: the whole header is one button, with a chevron at its end that turns.
public struct CNDisclosureGroupStyle: DisclosureGroupStyle {
    private let classes: TWClasses
    private let keepContentMounted: Bool

    /// The style, with classes of one's own.
    ///
    /// - Parameters:
    ///   - classes: Utility classes for the header. By default it is as wide as there is room, with little
    ///     padding and square corners.
    ///   - keepContentMounted: Whether hidden content stays in the page, where a search in the page finds it.
    ///     By default it does not.
    public init(classes: TWClasses = "w-full px-0 py-2 rounded-none", keepContentMounted: Bool = false) {
        self.classes = classes
        self.keepContentMounted = keepContentMounted
    }

    public func makeBody(configuration: Configuration) -> some View {
        Disclosure(configuration, keepContentMounted: keepContentMounted).tw(classes)
    }
}
