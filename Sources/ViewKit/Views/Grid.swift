/// A table: rows of cells, the first row being its head where that is given.
public struct Grid<Header: View, Content: View>: Primitive {
    @usableFromInline let header: HTML
    @usableFromInline let content: HTML

    @inlinable public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.header = header().asHTML
        self.content = content().asHTML
    }

    public func draw(into renderer: inout Renderer) {
        let label = renderer.environment.accessibilityLabel
        if let label { renderer.attributes.add("aria-label", label) }
        renderer.element("table", class: "data-table") { renderer in
            renderer.with({ $0.accessibilityLabel = nil }) { renderer in
                renderer.element("thead", content: header.draw)
                renderer.element("tbody", content: content.draw)
            }
        }
    }
}

/// One row of a table.
public struct GridRow<Content: View>: Primitive {
    @usableFromInline let content: HTML

    @inlinable public init(@ViewBuilder content: () -> Content) {
        self.content = content().asHTML
    }

    public func draw(into renderer: inout Renderer) {
        renderer.element("tr", content: content.draw)
    }
}

/// One cell of a table.
public struct GridCell<Content: View>: Primitive {
    /// What a cell is.
    public enum Kind: Sendable {
        /// It holds a value.
        case value
        /// It names its column.
        case columnHeader
        /// It names its row.
        case rowHeader
    }

    @usableFromInline let kind: Kind
    @usableFromInline let content: HTML

    @inlinable public init(_ kind: Kind = .value, @ViewBuilder content: () -> Content) {
        self.kind = kind
        self.content = content().asHTML
    }

    public func draw(into renderer: inout Renderer) {
        switch kind {
        case .value: renderer.element("td", content: content.draw)
        case .columnHeader: drawHeader("col", into: &renderer)
        case .rowHeader: drawHeader("row", into: &renderer)
        }
    }

    private func drawHeader(_ scope: String, into renderer: inout Renderer) {
        renderer.open("th")
        renderer.write(attribute: "scope", scope)
        renderer.write(">")
        content.draw(into: &renderer)
        renderer.close("th")
    }
}
