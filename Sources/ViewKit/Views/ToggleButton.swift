/// The button of a toggle: what `Button { configuration.isOn.toggle() } label: { … }` comes to where the label is that of
/// the toggle with one more part, in one step. The toggles of a page are drawn more often than anything else.
package struct ToggleButton: Primitive {
    private let configuration: ToggleStyleConfiguration
    private let surface: Markup
    private let part: Tag?

    /// - Parameters:
    ///   - surface: The class that says what the button is.
    ///   - part: A part before the label that the stylesheet draws and that says nothing to assistive technology.
    package init(_ configuration: ToggleStyleConfiguration, surface: Markup, part: Tag? = nil) {
        self.configuration = configuration
        self.surface = surface
        self.part = part
    }

    package func draw(into renderer: inout Renderer) {
        renderer.attributes.gather { $0.surface = surface }
        renderer.pressable(action: { configuration.isOn.toggle() }) { renderer in
            if let part {
                renderer.open(part)
                renderer.write(" aria-hidden=\"true\"></span>")
            }
            configuration.label.draw(into: &renderer)
        }
    }
}
