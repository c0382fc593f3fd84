/// Builds views from statements: expressions, `if`, `if let`, `switch`, `for`, and assignments, which draw nothing.
///
/// A view that stands alone stays what it is: the compiler then knows it all the way down to its bytes. What is made of
/// several is `HTML`.
@resultBuilder
public enum ViewBuilder {
    @inlinable public static func buildExpression<Content: View>(_ view: Content) -> Content {
        view
    }

    /// An assignment between the views, such as `checkbox.isSelected = true`.
    public static func buildExpression(_ nothing: Void) -> HTML {
        buildBlock()
    }

    public static func buildBlock() -> HTML {
        HTML { _ in }
    }

    @inlinable public static func buildBlock<Content: View>(_ part: Content) -> Content {
        part
    }

    @inlinable public static func buildBlock<each Part: View>(_ parts: repeat each Part) -> HTML {
        var list: [HTML] = []
        repeat list.append((each parts).asHTML)
        return all(list)
    }

    @inlinable public static func buildOptional<Content: View>(_ part: Content?) -> Content? {
        part
    }

    @inlinable public static func buildEither<Content: View>(first part: Content) -> HTML {
        part.asHTML
    }

    @inlinable public static func buildEither<Content: View>(second part: Content) -> HTML {
        part.asHTML
    }

    @inlinable public static func buildArray<Content: View>(_ parts: [Content]) -> HTML {
        all(parts.map(\.asHTML))
    }

    @inlinable public static func buildLimitedAvailability<Content: View>(_ part: Content) -> HTML {
        part.asHTML
    }

    @inlinable public static func buildFinalResult<Content: View>(_ view: Content) -> Content {
        view
    }

    /// Where `HTML` is asked for.
    @_disfavoredOverload
    @inlinable public static func buildFinalResult<Content: View>(_ view: Content) -> HTML {
        view.asHTML
    }

    /// What modifies several views modifies each of them, as in SwiftUI.
    @usableFromInline static func all(_ parts: [HTML]) -> HTML {
        HTML { renderer in
            let attributes = renderer.takeAttributes()
            for part in parts {
                renderer.attributes = attributes
                part.draw(into: &renderer)
            }
            renderer.attributes = Attributes()
        }
    }
}

/// What an `if` without `else` gives: the view, or nothing.
extension Optional: View, Primitive where Wrapped: View {
    @inlinable public func draw(into renderer: inout Renderer) {
        self?.draw(into: &renderer)
    }
}
