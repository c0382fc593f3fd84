extension View {
    /// Draws the view with a changed environment.
    func environment(changing change: @escaping (inout EnvironmentValues) -> Void) -> HTML {
        HTML { renderer in renderer.with(change) { draw(into: &$0) } }
    }

    /// The same for a change that no `@Environment` can see.
    func quietly(changing change: @escaping (inout EnvironmentValues) -> Void) -> HTML {
        HTML { renderer in renderer.within(change) { draw(into: &$0) } }
    }

    /// Draws the view in a box with CSS declarations of its own.
    func boxed(_ style: String) -> HTML {
        HTML { renderer in
            renderer.attributes.gather { $0.style = style + $0.style }
            renderer.box("box") { draw(into: &$0) }
        }
    }
}
