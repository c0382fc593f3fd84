/// How a preview is looked at: what surrounds the component rather than what it is given.
struct Stage: Sendable {
    /// The fields of the address, in the order of the tools above the preview.
    static let fields: [PlayField] = [width, theme, direction, motion, state]

    static let width = PlayField.choice(
        "view.width", ["": "Fit", "320": "320", "390": "390", "768": "768"])
    static let theme = PlayField.choice("view.theme", ["": "Page", "light": "Light", "dark": "Dark"])
    static let direction = PlayField.choice(
        "view.direction", ["": "Page", "ltr": "LTR", "rtl": "RTL"])
    static let motion = PlayField.choice("view.motion", ["": "System", "reduced": "Reduced"])
    static let state = PlayField.choice(
        "view.state",
        [
            "": "As it is", "hover": "Hover", "focus": "Focus", "pressed": "Pressed", "disabled": "Disabled",
        ])

    /// The width of the frame in CSS px; empty for all there is.
    var width = ""
    var theme = ""
    var direction = ""
    var isStill = false
    var state = ""

    init() {}

    init(_ values: PlayValues) {
        width = values.text(Self.width.name)
        theme = values.text(Self.theme.name)
        direction = values.text(Self.direction.name)
        isStill = values.text(Self.motion.name) == "reduced"
        state = values.text(Self.state.name)
    }

    /// Whether the preview stands in a frame: a page of its own can be looked at in any way.
    var isFramed: Bool { [width, theme, direction, state].contains { !$0.isEmpty } || isStill }

    /// The pseudo-classes that the controls are shown in, as the forced stylesheet knows them.
    var forced: String {
        switch state {
        case "hover", "focus": state
        // What is pressed is under the pointer, too.
        case "pressed": "hover active"
        default: ""
        }
    }

    var isDisabled: Bool { state == "disabled" }
}
