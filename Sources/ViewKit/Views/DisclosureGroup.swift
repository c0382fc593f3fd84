/// A label that shows and hides content, as in SwiftUI; its style draws it.
public struct DisclosureGroup<Label: View, Content: View>: Primitive {
    private let configuration: DisclosureGroupStyleConfiguration

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        configuration = DisclosureGroupStyleConfiguration(
            isExpanded: isExpanded, label: .init(label()), content: .init(content()))
    }

    public func draw(into renderer: inout Renderer) {
        // The button of a style of one's own is announced as what opens and closes the content.
        let meaning = ControlMeaning.disclosure(isExpanded: configuration.isExpanded, controlsPanel: false)
        let style = renderer.environment.disclosureGroups?.style ?? AutomaticDisclosureGroupStyle()
        renderer.within({ $0.meaning = meaning }) { style.draw(configuration, into: &$0) }
    }
}

extension DisclosureGroup where Label == Text {
    public init(
        _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        configuration = DisclosureGroupStyleConfiguration(
            isExpanded: isExpanded, label: .init(Text(title)), content: .init(content()))
    }
}

/// How disclosure groups look and act, as in SwiftUI.
public protocol DisclosureGroupStyle {
    /// What `makeBody` gives.
    associatedtype Body: View

    /// The group, drawn.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// What a group hands to its style.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

extension DisclosureGroupStyle {
    func draw(_ configuration: Configuration, into renderer: inout Renderer) {
        if renderer.inspects { renderer.inspect(self) }
        makeBody(configuration: configuration).draw(into: &renderer)
    }
}

/// The properties of a disclosure group that a style draws.
public struct DisclosureGroupStyleConfiguration {
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool
    /// What stands on the button.
    public let label: Label
    /// What is shown and hidden.
    public let content: Content

    /// The label inside the style.
    public struct Label: Primitive {
        private let content: HTML

        init(_ content: some View) {
            self.content = content.asHTML
        }

        public func draw(into renderer: inout Renderer) {
            renderer.element(.label) { renderer in
                renderer.phrasing { content.draw(into: &$0) }
            }
        }
    }

    /// The content inside the style.
    public struct Content: Primitive {
        private let content: HTML

        init(_ content: some View) {
            self.content = content.asHTML
        }

        public func draw(into renderer: inout Renderer) {
            renderer.with({ $0.entersPanel() }, draw: content.draw)
        }
    }

    init(isExpanded: Binding<Bool>, label: Label, content: Content) {
        _isExpanded = isExpanded
        self.label = label
        self.content = content
    }
}

/// A button over content that is in the page only while it is open.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> HTML {
        Disclosure(configuration, keepContentMounted: false)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
