/// Builds views from statements: expressions, `if`, `if let`, `switch`, `for`, and assignments, which draw nothing.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ view: Content) -> HTML {
        if let html = view as? HTML { return html }
        return HTML { view.draw(into: &$0) }
    }

    /// An assignment between the views, such as `checkbox.isSelected = true`.
    public static func buildExpression(_ nothing: Void) -> HTML {
        HTML { _ in }
    }

    public static func buildBlock() -> HTML {
        HTML { _ in }
    }

    public static func buildBlock(_ part: HTML) -> HTML {
        part
    }

    public static func buildBlock(_ parts: HTML...) -> HTML {
        buildArray(parts)
    }

    public static func buildOptional(_ part: HTML?) -> HTML {
        part ?? buildBlock()
    }

    public static func buildEither(first part: HTML) -> HTML {
        part
    }

    public static func buildEither(second part: HTML) -> HTML {
        part
    }

    /// What modifies several views modifies each of them, as in SwiftUI.
    public static func buildArray(_ parts: [HTML]) -> HTML {
        HTML { renderer in
            let attributes = renderer.attributes
            for part in parts {
                renderer.attributes = attributes
                part.draw(into: &renderer)
            }
            renderer.attributes = Attributes()
        }
    }

    public static func buildLimitedAvailability(_ part: HTML) -> HTML {
        part
    }
}
