/// Draws toggles as switches whose knob widens while pressed and overshoots as it lands. The whole row is the target,
/// and assistive technology is told of a plain switch.
///
/// With reduced motion the knob slides without bouncing or widening.
public struct SpringToggleStyle: ToggleStyle {
    /// The colour of the track while the toggle is on; off, it is grey.
    public var onColor: Color

    /// The style in a colour.
    ///
    /// - Parameter onColor: The colour of the track while the toggle is on. Green by default.
    public init(onColor: Color = .green) {
        self.onColor = onColor
    }

    public var role: Control.Role { .switch }
    public var field: ToggleField {
        ToggleField(
            surface: "spring-toggle", box: "spring-track", isSwitch: true, labelFirst: true, style: property)
    }

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
            SpringTrack()
        }.surface("spring-toggle").properties(property)
    }

    private var property: String { "--on-color:\(onColor.css);" }
}

extension ToggleStyle where Self == SpringToggleStyle {
    /// The spring toggle in green.
    public static var spring: SpringToggleStyle { SpringToggleStyle() }
}

/// The track with its knob.
private struct SpringTrack: Primitive {
    func draw(into renderer: inout Renderer) {
        renderer.open(.springTrack)
        renderer.writeTransitionName(ofTrack: true)
        renderer.write(" aria-hidden=\"true\"><span class=\"spring-knob\"")
        renderer.writeTransitionName()
        renderer.write("></span></span>")
    }
}
