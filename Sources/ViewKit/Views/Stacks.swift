/// Views one below the other.
public struct VStack<Content: View>: Primitive {
    private let alignment: HorizontalAlignment
    private let spacing: Double?
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func draw(into renderer: inout Renderer) {
        renderer.attributes.addSpacing(spacing)
        if alignment != .leading { renderer.attributes.add("data-align", alignment.rawValue) }
        renderer.box("vstack") { content.draw(into: &$0) }
    }
}

/// Views side by side, in the direction of the text.
public struct HStack<Content: View>: Primitive {
    private let alignment: VerticalAlignment
    private let spacing: Double?
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func draw(into renderer: inout Renderer) {
        renderer.attributes.addSpacing(spacing)
        if alignment != .center { renderer.attributes.add("data-align", alignment.rawValue) }
        renderer.box("hstack") { content.draw(into: &$0) }
    }
}

/// Takes the room that is left in a stack.
public struct Spacer: Primitive {
    private let minLength: Double?

    public init(minLength: Double? = nil) {
        self.minLength = minLength
    }

    public func draw(into renderer: inout Renderer) {
        if let minLength { renderer.attributes.gather { $0.style += "min-inline-size:\(minLength.px);" } }
        renderer.element("span", class: "spacer")
    }
}

/// Views that stand together without a box of their own: what modifies the group modifies each.
public struct Group<Content: View>: Primitive {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func draw(into renderer: inout Renderer) {
        content.draw(into: &renderer)
    }
}

extension Attributes {
    fileprivate mutating func addSpacing(_ spacing: Double?) {
        if let spacing { gather { $0.style += "--spacing:\(spacing.px);" } }
    }
}
