/// Something that is drawn as HTML.
///
/// As in SwiftUI, a view of one's own gives a `body` made of other views. The views at the bottom (`Text`, `Button`,
/// the stacks) conform to `Primitive` and write bytes instead.
///
/// What is `@inlinable` here is compiled once more beside each view, where the types are known: on the way from a view
/// to its bytes nothing is then looked up at run time.
public protocol View {
    /// What `body` is.
    associatedtype Body: View

    /// The views that this one is made of.
    @ViewBuilder var body: Body { get }

    /// Writes the view. A view of one's own leaves this to the default, which draws `body`.
    func draw(into renderer: inout Renderer)

    /// The view as one of the type that stands for any. A view of one's own leaves this to the default, too.
    var asHTML: HTML { get }
}

extension View {
    @inlinable public func draw(into renderer: inout Renderer) {
        if renderer.inspects { renderer.inspect(self) }
        body.draw(into: &renderer)
    }

    @inlinable public var asHTML: HTML {
        HTML { draw(into: &$0) }
    }
}

/// A view that writes its own bytes.
public protocol Primitive: View where Body == HTML {}

extension Primitive {
    @inlinable public var body: HTML { asHTML }
}
