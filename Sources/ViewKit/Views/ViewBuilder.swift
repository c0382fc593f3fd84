/// Builds views from statements: expressions, `if`, `if let`, `switch`, `for`, and assignments, which draw nothing.
@resultBuilder
public enum ViewBuilder {
    @inlinable public static func buildExpression<Content: View>(_ view: Content) -> HTML {
        view.asHTML
    }

    /// An assignment between the views, such as `checkbox.isSelected = true`.
    public static func buildExpression(_ nothing: Void) -> HTML {
        buildBlock()
    }

    public static func buildBlock() -> HTML {
        HTML { _ in }
    }

    @inlinable public static func buildBlock(_ part: HTML) -> HTML {
        part
    }

    public static func buildBlock(_ first: HTML, _ second: HTML) -> HTML {
        HTML { renderer in
            let attributes = renderer.takeAttributes()
            renderer.attributes = attributes
            first.draw(into: &renderer)
            renderer.attributes = attributes
            second.draw(into: &renderer)
            renderer.attributes = Attributes()
        }
    }

    public static func buildBlock(_ parts: HTML...) -> HTML {
        buildArray(parts)
    }

    public static func buildOptional(_ part: HTML?) -> HTML {
        part ?? buildBlock()
    }

    @inlinable public static func buildEither(first part: HTML) -> HTML {
        part
    }

    @inlinable public static func buildEither(second part: HTML) -> HTML {
        part
    }

    /// What modifies several views modifies each of them, as in SwiftUI.
    public static func buildArray(_ parts: [HTML]) -> HTML {
        HTML { renderer in
            let attributes = renderer.takeAttributes()
            for part in parts {
                renderer.attributes = attributes
                part.draw(into: &renderer)
            }
            renderer.attributes = Attributes()
        }
    }

    @inlinable public static func buildLimitedAvailability(_ part: HTML) -> HTML {
        part
    }
}
