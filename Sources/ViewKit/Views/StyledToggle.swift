/// A toggle that has its style, whatever the one around it is: what `Toggle(…).toggleStyle(…)` comes to, in one step.
package struct StyledToggle<Style: ToggleStyle>: Primitive {
    private let configuration: ToggleStyleConfiguration
    private let style: Style

    package init(isOn: Binding<Bool>, style: Style, label: some View) {
        configuration = ToggleStyleConfiguration(isOn: isOn, label: label.asHTML)
        self.style = style
    }

    package func draw(into renderer: inout Renderer) {
        renderer.draw(configuration, as: style, in: renderer.environment.toggleStyles)
    }
}

extension Renderer {
    /// Writes a toggle in a style; those further out are for toggles that the style draws.
    mutating func draw(
        _ configuration: ToggleStyleConfiguration, as style: some ToggleStyle, in outer: ToggleStyles?
    ) {
        if let writes = boxWrites(of: configuration) {
            inspect(style, drawing: configuration, in: outer)
            field(for: configuration, look: style.field, writes)
        } else {
            // A switch is never mixed (ARIA 1.2, switch), so a toggle over sources is a checkbox whatever it looks like.
            let role = configuration.hasSources && style.role == .switch ? .checkbox : style.role
            within {
                $0.meaning = .toggle(role: role, configuration.state)
                $0.toggleStyles = outer
            } draw: {
                style.draw(configuration, into: &$0)
            }
        }
    }

    /// Looks for what is wrong with the body of a style that a form does not draw.
    private mutating func inspect(
        _ style: some ToggleStyle, drawing configuration: ToggleStyleConfiguration, in outer: ToggleStyles?
    ) {
        guard inspects else { return }
        let attributes = self.attributes
        unwritten { renderer in
            renderer.within({ $0.toggleStyles = outer }) { style.draw(configuration, into: &$0) }
        }
        self.attributes = attributes
    }
}
