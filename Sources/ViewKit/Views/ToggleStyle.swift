/// How toggles look and act, as in SwiftUI. A style of one's own draws a `Button` that toggles `configuration.isOn`.
public protocol ToggleStyle {
    /// What `makeBody` gives.
    associatedtype Body: View

    /// Draws the toggle.
    ///
    /// - Parameter configuration: The label of the toggle, how it stands, and the binding to write.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// What the button that the style draws is announced as. A style of one's own is a toggle button.
    var role: Control.Role { get }

    /// How a native box stands in for the style inside a `Form`, where nothing acts before Save.
    var field: ToggleField { get }

    /// What a toggle hands to its style.
    typealias Configuration = ToggleStyleConfiguration
}

extension ToggleStyle {
    public var role: Control.Role { .toggleButton }
    public var field: ToggleField { ToggleField() }

    func draw(_ configuration: Configuration, into renderer: inout Renderer) {
        if renderer.inspects { renderer.inspect(self) }
        makeBody(configuration: configuration).draw(into: &renderer)
    }
}

/// The properties of a toggle that a style draws, as in SwiftUI.
public struct ToggleStyleConfiguration {
    /// Whether the toggle is on; write it, or toggle it, in the action of a button.
    @Binding public var isOn: Bool
    /// Whether some of the toggle's sources are on and some are not.
    public var isMixed: Bool
    /// What the toggle says it switches.
    public let label: Label

    /// A toggle's label inside its style.
    public struct Label: Primitive {
        let content: HTML

        init(_ content: some View) {
            self.content = content.asHTML
        }

        public func draw(into renderer: inout Renderer) {
            renderer.write(toggleLabel: content)
        }
    }

    /// Whether it can be mixed at all: a toggle over many sources.
    let hasSources: Bool

    init(
        isOn: Binding<Bool>, isMixed: Bool = false, hasSources: Bool = false, label: Label
    ) {
        _isOn = isOn
        self.isMixed = isMixed
        self.hasSources = hasSources
        self.label = label
    }

    /// On, off or mixed in one.
    public var state: Control.Toggled {
        isMixed ? .mixed : isOn ? .on : .off
    }
}

/// The native box of a toggle inside a form.
public struct ToggleField {
    /// The class of its row.
    var surface: Markup
    /// The class of the box.
    var box: Markup
    /// Whether it is announced as a switch rather than as a checkbox.
    var isSwitch: Bool
    /// Whether the label comes before the box.
    var labelFirst: Bool
    /// Classes and custom properties of the row.
    var attributes: Attributes.Gathered

    /// Describes the box.
    ///
    /// - Parameters:
    ///   - surface: The class of its row. That of a checkbox by default.
    ///   - box: The class of the box. That of a checkbox by default.
    ///   - isSwitch: Whether it is announced as a switch. By default it is a checkbox.
    ///   - labelFirst: Whether the label comes before the box. By default it comes after.
    ///   - classes: Utility classes of the row. None by default.
    ///   - style: Custom properties of the row, in CSS. None by default.
    ///   - others: Further attributes of the row; one without a value is left out. None by default.
    public init(
        surface: Markup = "checkbox", box: Markup = "checkbox-box", isSwitch: Bool = false,
        labelFirst: Bool = false,
        classes: String = "", style: String = "", attributes others: [(name: Markup, value: String?)] = []
    ) {
        self.surface = surface
        self.box = box
        self.isSwitch = isSwitch
        self.labelFirst = labelFirst
        attributes = Attributes.Gathered(
            classes: classes, style: style,
            others: others.compactMap { name, value in value.map { (name, $0) } })
    }
}

/// The platform's switch: the label, then the track with its thumb.
public struct SwitchToggleStyle: ToggleStyle {
    /// The switch in its usual look.
    public init() {}
    public var role: Control.Role { .switch }
    public var field: ToggleField { ToggleLook.switch.field(classes: "") }

    public func makeBody(configuration: Configuration) -> HTML {
        ToggleButton(configuration, look: .switch)
    }
}

/// The track of a switch with its thumb; how it stands, its button says.
public struct SwitchTrack: Primitive {
    /// A track to draw inside of a button.
    public init() {}

    public func draw(into renderer: inout Renderer) {
        renderer.open(.switchTrack)
        renderer.writeTransitionName(ofTrack: true)
        renderer.write(" aria-hidden=\"true\"><span class=\"switch-thumb\"")
        renderer.writeTransitionName()
        renderer.write("></span></span>")
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// Toggles as switches.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    /// What toggles look like that nothing is said of: switches.
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
