/// What the result builder makes of any views: one concrete type, so that nothing generic piles up.
public struct HTML: Primitive {
    private let write: (inout Renderer) -> Void

    /// A view that writes what the closure writes.
    public init(_ write: @escaping (inout Renderer) -> Void) {
        self.write = write
    }

    public func draw(into renderer: inout Renderer) {
        write(&renderer)
    }
}
