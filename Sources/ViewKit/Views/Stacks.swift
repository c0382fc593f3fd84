/// Views one below the other.
public struct VStack<Content: View>: Primitive {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: Double?
    @usableFromInline let content: HTML

    @inlinable public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content().asHTML
    }

    public func draw(into renderer: inout Renderer) {
        renderer.attributes.addSpacing(spacing)
        if alignment != .leading { renderer.attributes.add("data-align", alignment.rawValue) }
        renderer.box("vstack") { content.draw(into: &$0) }
    }
}

/// Views side by side, in the direction of the text.
public struct HStack<Content: View>: Primitive {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: Double?
    @usableFromInline let content: HTML

    @inlinable public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content().asHTML
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
    @usableFromInline let content: HTML

    @inlinable public init(@ViewBuilder content: () -> Content) {
        self.content = content().asHTML
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
