/// A part of a control that its stylesheet draws and that says nothing to assistive technology.
struct Part: Primitive {
    private let name: Markup

    init(_ name: Markup) {
        self.name = name
    }

    func draw(into renderer: inout Renderer) {
        renderer.open("span", class: name)
        renderer.write(" aria-hidden=\"true\"></span>")
    }
}
