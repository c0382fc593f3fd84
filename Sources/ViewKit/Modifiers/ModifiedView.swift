/// A view with something gathered for its element before it is drawn.
struct ModifiedView<Content: View>: Primitive {
    let content: Content
    let prepare: (inout Renderer) -> Void

    func draw(into renderer: inout Renderer) {
        prepare(&renderer)
        content.draw(into: &renderer)
    }
}

extension View {
    /// Gathers something for the element of the view.
    func gathering(_ change: @escaping (inout Attributes) -> Void) -> ModifiedView<Self> {
        ModifiedView(content: self) { change(&$0.attributes) }
    }

    /// Draws the view with a changed environment.
    func environment(changing change: @escaping (inout EnvironmentValues) -> Void) -> HTML {
        HTML { renderer in renderer.with(change, draw: draw) }
    }

    /// Draws the view in a box with CSS declarations of its own.
    func boxed(_ style: String) -> HTML {
        HTML { renderer in
            renderer.attributes.style = style + renderer.attributes.style
            renderer.box("box", content: draw)
        }
    }
}
