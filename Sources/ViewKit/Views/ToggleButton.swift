/// The button of a toggle: what `Button { configuration.isOn.toggle() } label: { … }` comes to where the label is that of
/// the toggle with what its look adds, in one step. The toggles of a page are drawn more often than anything else.
package struct ToggleButton: Primitive {
    private let configuration: ToggleStyleConfiguration
    private let look: ToggleLook

    package init(_ configuration: ToggleStyleConfiguration, look: ToggleLook) {
        self.configuration = configuration
        self.look = look
    }

    package func draw(into renderer: inout Renderer) {
        let isOn = configuration.$isOn
        renderer.button(
            toggling: isOn, renderer.pressing(toggling: isOn)?.pressing, look,
            meaning: renderer.environment.meaning, label: configuration.label.content)
    }
}

extension Renderer {
    /// Writes a toggle that is one button: what `Toggle(…).toggleStyle(…)` comes to for a style that draws a `ToggleButton`,
    /// in one step.
    @usableFromInline package mutating func toggle(
        _ isOn: Binding<Bool>, label: HTML, look: ToggleLook, classes: String
    ) {
        if environment.isInsideForm {
            let configuration = ToggleStyleConfiguration(isOn: isOn, label: .init(label))
            if let writes = boxWrites(of: configuration) {
                return field(for: configuration, look: look.field(classes: classes), writes)
            }
        }
        attributes.add(classes: classes)
        let known = pressing(toggling: isOn)
        let state: Control.Toggled = known?.isOn ?? isOn.wrappedValue ? .on : .off
        button(
            toggling: isOn, known?.pressing, look, meaning: .toggle(role: look.role, state), label: label)
    }

    /// Writes the button of a toggle, whose press may be known. Its look wins over what others have gathered.
    fileprivate mutating func button(
        toggling isOn: Binding<Bool>, _ known: Pressing?, _ look: ToggleLook, meaning: ControlMeaning,
        label: HTML
    ) {
        if !attributes.isEmpty { attributes.gather { $0.surface = look.button.className } }
        let pressing = known ?? pressing({ isOn.wrappedValue.toggle() }, for: meaning)
        button(pressing, look.button, meaning) { renderer in
            if let part = look.part { renderer.writeHidden(part) }
            renderer.write(toggleLabel: label)
            if look.hasTrack { SwitchTrack().draw(into: &renderer) }
        }
    }

    /// What a press that toggles a value does and how the value stands, where that is known of its state without trying. It
    /// changes nothing.
    fileprivate mutating func pressing(toggling isOn: Binding<Bool>) -> (pressing: Pressing, isOn: Bool)? {
        guard environment.maximumMembers == nil, let box = isOn.source.box, box.isIn(storeIdentity) else {
            return nil
        }
        return box.toggling
    }

    /// Writes the label of a toggle.
    mutating func write(toggleLabel label: HTML) {
        if let text = label.plainText, attributes.isEmpty, !environment.labelsAreHidden {
            html.append(Run.labelStart)
            write(text: text)
            return html.append(Run.labelEnd)
        }
        element(environment.labelsAreHidden ? .hiddenLabel : .label) { renderer in
            renderer.phrasing(label.draw)
        }
    }
}
