/// What the result builder makes of any views: one concrete type, so that nothing generic piles up.
///
/// Modifiers give it too: `some View` would be looked up by name, at run time, wherever the modified view is generic.
public struct HTML: View {
    @usableFromInline let write: (inout Renderer) -> Void

    /// A view that writes what the closure writes.
    @inlinable public init(_ write: @escaping (inout Renderer) -> Void) {
        self.write = write
    }

    public var body: HTML { self }

    @inlinable public var asHTML: HTML { self }

    @inlinable public func draw(into renderer: inout Renderer) {
        write(&renderer)
    }
}
