/// What the result builder makes of any views: one concrete type, so that nothing generic piles up.
public struct HTML: View {
    private let write: (inout Renderer) -> Void

    /// A view that writes what the closure writes.
    public init(_ write: @escaping (inout Renderer) -> Void) {
        self.write = write
    }

    public var body: HTML { self }

    public func draw(into renderer: inout Renderer) {
        write(&renderer)
    }
}
