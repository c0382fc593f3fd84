/// The disclosure pattern in HTML: a button with aria-expanded, and the panel that it opens.
///
/// With `keepContentMounted` the closed panel stays in the page, hidden until found: out of the tab order and of the
/// accessibility tree, its controls neither posted nor accepted. Without, the closed panel is not in the page, and
/// no aria-controls points at it. What modifies a disclosure modifies its button.
public struct Disclosure: Primitive {
    private let configuration: DisclosureGroupStyleConfiguration
    private let keepContentMounted: Bool

    public init(
        _ configuration: DisclosureGroupStyleConfiguration, keepContentMounted: Bool
    ) {
        self.configuration = configuration
        self.keepContentMounted = keepContentMounted
    }

    public func draw(into renderer: inout Renderer) {
        let isExpanded = configuration.isExpanded
        // What is wrong in a closed panel is found when the example is made, not when somebody opens it.
        let isMounted = isExpanded || keepContentMounted || renderer.inspects
        let attributes = renderer.takeAttributes()
        renderer.box("disclosure") { renderer in
            renderer.attributes = attributes
            renderer.attributes.gather { $0.surface = "disclosure-button" }
            renderer.within({ $0.meaning = .disclosure(isExpanded: isExpanded, controlsPanel: isMounted) }) {
                renderer in
                renderer.pressable(action: { configuration.isExpanded.toggle() }) { renderer in
                    configuration.label.draw(into: &renderer)
                    renderer.attributes = Attributes()
                    renderer.attributes.add(classes: "chevron")
                    Image(systemName: "chevron.down").draw(into: &renderer)
                }
            }
            if isMounted { drawPanel(of: renderer.lastControl, isExpanded: isExpanded, into: &renderer) }
        }
    }

    private func drawPanel(of button: String, isExpanded: Bool, into renderer: inout Renderer) {
        renderer.open("div", class: "disclosure-panel")
        renderer.write(attribute: "id", button + "_panel")
        // A closed panel is no place to go to.
        if isExpanded && renderer.environment.panelsAreRegions {
            renderer.write(" role=\"region\"")
            renderer.write(attribute: "aria-labelledby", button)
        }
        if !isExpanded { renderer.write(attribute: "hidden", "until-found") }
        renderer.write(">")
        renderer.with({ $0.isEnabled = $0.isEnabled && isExpanded }, draw: configuration.content.draw)
        renderer.close("div")
    }
}
