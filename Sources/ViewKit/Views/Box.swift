/// An element around views, with a class of its stylesheet; with a role it is a group that has a name.
public struct Box<Content: View>: Primitive {
    @usableFromInline let name: Markup
    @usableFromInline let role: Markup?
    @usableFromInline let fallbackLabel: String
    @usableFromInline let content: HTML

    /// A box. A role needs a name: that of `.accessibilityLabel`, else `label`.
    @inlinable public init(
        _ name: Markup, role: Markup? = nil, label: String = "", @ViewBuilder content: () -> Content
    ) {
        self.name = name
        self.role = role
        fallbackLabel = label
        self.content = content().asHTML
    }

    public func draw(into renderer: inout Renderer) {
        if let role {
            renderer.notedGroup { draw(role: role, into: &$0) }
        } else {
            renderer.box(name, content: { content.draw(into: &$0) })
        }
    }

    private func draw(role: Markup, into renderer: inout Renderer) {
        let label = renderer.environment.accessibilityLabel ?? fallbackLabel
        renderer.attributes.add("role", role.text)
        renderer.attributes.add("aria-label", label)
        renderer.box(name) { renderer in
            renderer.with({ $0.accessibilityLabel = nil }, draw: { content.draw(into: &$0) })
        }
    }
}
