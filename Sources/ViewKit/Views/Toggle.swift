/// A control that is on or off, as in SwiftUI; its style draws it.
public struct Toggle<Label: View>: Primitive {
    private let configuration: ToggleStyleConfiguration

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(isOn: isOn, label: label())
    }

    /// One toggle over many: on if all are, mixed if some are, off if there are none. Pressing a mixed one turns all on.
    public init<Sources: RandomAccessCollection>(
        sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let count = bindings.count { $0.wrappedValue }
        let all = Binding(
            get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
            set: { value in bindings.forEach { $0.wrappedValue = value } })
        configuration = ToggleStyleConfiguration(
            isOn: all, isMixed: count > 0 && count < bindings.count, hasSources: true, label: label())
    }

    public func draw(into renderer: inout Renderer) {
        let style = renderer.environment.toggleStyles.last ?? SwitchToggleStyle()
        if let writes = renderer.boxWrites(of: configuration) {
            renderer.inspect(style, drawing: configuration)
            renderer.field(for: configuration, look: style.field, writes)
        } else {
            // A switch is never mixed (ARIA 1.2, switch), so a toggle over sources is a checkbox whatever it looks like.
            let role = configuration.hasSources && style.role == .switch ? .checkbox : style.role
            let meaning = ControlMeaning.toggle(role: role, configuration.state)
            renderer.with {
                $0.meaning = meaning
                _ = $0.toggleStyles.popLast()
            } draw: {
                style.draw(configuration, into: &$0)
            }
        }
    }
}

extension Toggle where Label == Text {
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        configuration = ToggleStyleConfiguration(isOn: isOn, label: Text(title))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        configuration = ToggleStyleConfiguration(isOn: isOn, label: Text(title))
    }

    public init<Sources: RandomAccessCollection>(
        _ title: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
    ) {
        let toggle = Toggle<HTML>(sources: sources, isOn: isOn) { Text(title) }
        self.init(copying: toggle)
    }

    private init(copying toggle: Toggle<HTML>) {
        configuration = toggle.shared
    }
}

extension Toggle {
    fileprivate var shared: ToggleStyleConfiguration { configuration }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style draws, to draw it once more in another style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
    }
}
