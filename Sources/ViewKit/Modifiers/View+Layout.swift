extension View {
    /// The text style of the texts inside.
    public func font(_ font: Font) -> HTML {
        boxed(font.css)
    }

    /// Room on all sides.
    public func padding(_ length: Double = 16) -> HTML {
        boxed("padding:\(length.px);")
    }

    /// Room on some sides.
    public func padding(_ edges: Edge.Set, _ length: Double = 16) -> HTML {
        var style = ""
        if edges.contains(.top) { style += "padding-block-start:\(length.px);" }
        if edges.contains(.bottom) { style += "padding-block-end:\(length.px);" }
        if edges.contains(.leading) { style += "padding-inline-start:\(length.px);" }
        if edges.contains(.trailing) { style += "padding-inline-end:\(length.px);" }
        return boxed(style)
    }

    /// A fill behind the view, in a shape.
    public func background(_ style: some ShapeStyle, in shape: BackgroundShape = .rect) -> HTML {
        boxed("background:\(style.fill);border-radius:\(shape.radius);")
    }

    /// The colour of the texts and symbols inside.
    public func foregroundStyle(_ style: some ShapeStyle) -> HTML {
        boxed("color:\(style.fill);")
    }

    /// A fixed size.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)
        -> HTML
    {
        var style = ""
        if let width { style += "inline-size:\(width.px);" }
        if let height { style += "block-size:\(height.px);" }
        return boxed(style + alignment.css)
    }

    /// Bounds of the size; `.infinity` takes all the width there is. A page has no height to fill.
    public func frame(
        minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) -> HTML {
        var style = ""
        if let minWidth { style += "min-inline-size:\(minWidth.px);" }
        if let maxWidth {
            style += maxWidth.isFinite ? "max-inline-size:\(maxWidth.px);" : "inline-size:100%;"
        }
        if let minHeight { style += "min-block-size:\(minHeight.px);" }
        if let maxHeight, maxHeight.isFinite { style += "max-block-size:\(maxHeight.px);" }
        return boxed(style + alignment.css)
    }

    /// Reaching under the system's bars has no meaning on a page.
    public func ignoresSafeArea() -> HTML {
        asHTML
    }

    /// The direction of text and rows inside.
    public func environment(
        _ path: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ direction: LayoutDirection
    ) -> HTML {
        HTML { renderer in
            renderer.attributes.add("dir", direction == .rightToLeft ? "rtl" : "ltr")
            renderer.box("box") { renderer in
                renderer.with({ $0[keyPath: path] = direction }, draw: draw)
            }
        }
    }
}

extension Alignment {
    /// As declarations of a grid around one view.
    fileprivate var css: String {
        let inline =
            switch self {
            case .leading, .topLeading, .bottomLeading: "start"
            case .trailing, .topTrailing, .bottomTrailing: "end"
            case .center, .top, .bottom: "center"
            }
        let block =
            switch self {
            case .top, .topLeading, .topTrailing: "start"
            case .bottom, .bottomLeading, .bottomTrailing: "end"
            case .center, .leading, .trailing: "center"
            }
        return "display:grid;justify-items:\(inline);align-items:\(block);"
    }
}
