/// Something that is drawn as HTML.
///
/// As in SwiftUI, a view of one's own gives a `body` made of other views. The views at the bottom (`Text`, `Button`,
/// the stacks) conform to `Primitive` and write bytes instead.
public protocol View {
    /// What `body` is.
    associatedtype Body: View

    /// The views that this one is made of.
    @ViewBuilder var body: Body { get }

    /// Writes the view. A view of one's own leaves this to the default, which draws `body`.
    func draw(into renderer: inout Renderer)
}

extension View {
    public func draw(into renderer: inout Renderer) {
        renderer.inspect(self)
        body.draw(into: &renderer)
    }
}

/// A view that writes its own bytes.
public protocol Primitive: View {}

extension Primitive {
    public var body: HTML { HTML(draw) }
}
