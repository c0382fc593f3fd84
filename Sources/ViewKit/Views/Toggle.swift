/// A control that is on or off, as in SwiftUI; its style draws it.
public struct Toggle<Label: View>: Primitive {
    private let configuration: ToggleStyleConfiguration

    /// A toggle with a label of any views.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is on. A press writes the opposite.
    ///   - label: What it switches; it is part of the target and gives the accessible name.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(isOn: isOn, label: .init(label()))
    }

    /// One toggle over many: on if all are, mixed if some are, off if there are none. Pressing a mixed one
    /// turns all on.
    ///
    /// - Parameters:
    ///   - sources: What the toggle stands for: elements that each lead to a binding.
    ///   - isOn: Where each element has its binding: `\.self` where the elements are bindings.
    ///   - label: What it switches; it is part of the target and gives the accessible name.
    public init<Sources: RandomAccessCollection>(
        sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let count = bindings.count { $0.wrappedValue }
        let all = Binding(
            get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
            set: { value in bindings.forEach { $0.wrappedValue = value } })
        configuration = ToggleStyleConfiguration(
            isOn: all, isMixed: count > 0 && count < bindings.count, hasSources: true, label: .init(label()))
    }

    public func draw(into renderer: inout Renderer) {
        let styles = renderer.environment.toggleStyles
        let style = styles?.style ?? SwitchToggleStyle()
        renderer.draw(configuration, as: style, in: styles?.outer)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text as its label.
    ///
    /// - Parameters:
    ///   - title: The text of the label, and the accessible name.
    ///   - isOn: Whether it is on. A press writes the opposite.
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        configuration = ToggleStyleConfiguration(isOn: isOn, label: .init(Text(title)))
    }

    /// A toggle with a text as its label that is known only at run time.
    ///
    /// - Parameters:
    ///   - title: The text of the label, and the accessible name.
    ///   - isOn: Whether it is on. A press writes the opposite.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        configuration = ToggleStyleConfiguration(isOn: isOn, label: .init(Text(title)))
    }

    /// One toggle over many, with a text as its label.
    ///
    /// - Parameters:
    ///   - title: The text of the label, and the accessible name.
    ///   - sources: What the toggle stands for: elements that each lead to a binding.
    ///   - isOn: Where each element has its binding: `\.self` where the elements are bindings.
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
    ///
    /// - Parameter configuration: What the style was given.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
    }
}

extension Renderer {
    /// Writes a toggle in a style; those further out are for toggles that the style draws.
    fileprivate mutating func draw(
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
