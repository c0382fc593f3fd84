/// A symbol, drawn as inline SVG under its SF Symbols name. Decorative: the text beside it says what it means.
public struct Image: Primitive {
    private let name: String

    public init(systemName: String) {
        name = systemName
    }

    public func draw(into renderer: inout Renderer) {
        guard let path = SymbolTable.path(name) else {
            renderer.report(.unknownSymbol(name))
            return
        }
        renderer.open("svg", class: "symbol")
        renderer.write(" viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path fill-rule=\"evenodd\"")
        renderer.write(attribute: "d", path.description)
        renderer.write("/></svg>")
    }
}
