/// What stands for any view: one concrete type, so that nothing generic piles up where there are many.
///
/// Modifiers give it too: `some View` would be looked up by name, at run time, wherever the modified view is generic.
public struct HTML: View {
    /// A text stays what it is, since it is the label of nearly every control: for it alone no closure is made.
    private enum Content {
        case text(Text)
        case drawn((inout Renderer) -> Void)
    }

    private let content: Content

    /// A view that writes what the closure writes.
    public init(_ write: @escaping (inout Renderer) -> Void) {
        content = .drawn(write)
    }

    init(_ text: Text) {
        content = .text(text)
    }

    /// The text, where it is one that is the same all over.
    var plainText: String? {
        guard case .text(let text) = content else { return nil }
        return text.plain
    }

    public var body: HTML { self }

    public var asHTML: HTML { self }

    public func draw(into renderer: inout Renderer) {
        switch content {
        case .text(let text): text.draw(into: &renderer)
        case .drawn(let write): write(&renderer)
        }
    }
}
