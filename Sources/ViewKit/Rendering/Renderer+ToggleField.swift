extension Renderer {
    /// Writes a toggle as a native box of the form around it.
    ///
    /// A box that is off posts nothing, so a hidden field before it says what off means; with both, the later wins.
    mutating func field(
        for configuration: ToggleStyleConfiguration, look: ToggleField, _ pair: (on: [Record], off: [Record])
    ) {
        var control = Control(
            id: id(for: pair.on.first?.field), role: look.isSwitch ? .switch : .checkbox,
            name: environment.accessibilityLabel ?? "", state: configuration.state,
            isEnabled: environment.isEnabled, pressing: Pressing(offers: offers(of: pair)))
        lastControl = control.id
        noted(&control) { renderer, control in
            renderer.write(row: &control, configuration, look, pair)
        }
        control.pressing = control.pressing.entitled(control.name)
        controls.append(control)
    }

    /// What a native box would post for on and for off; nil where a toggle has to stay a button: outside a form, and
    /// where it writes more than the one field that a box has.
    func boxWrites(of configuration: ToggleStyleConfiguration) -> (on: [Record], off: [Record])? {
        guard environment.isInsideForm, !configuration.hasSources else { return nil }
        let pair = recordBoth(configuration.$isOn)
        return pair.on.writes.count > 1 || pair.off.writes.count > 1 ? nil : pair
    }

    /// The box offers both of its values.
    private func offers(of pair: (on: [Record], off: [Record])) -> [Offer] {
        zip(pair.on, pair.off).compactMap { on, off in
            guard var offer = offer(on, isRequired: environment.isRequired) else { return nil }
            guard offer.kind != .bool, on.field == off.field else { return offer }
            let missing = off.members.filter { !on.members.contains($0) }
            offer.options += missing.map { Option(id: $0, title: "", isEnabled: true) }
            return offer
        }
    }

    private mutating func write(
        row control: inout Control, _ configuration: ToggleStyleConfiguration, _ look: ToggleField,
        _ pair: (on: [Record], off: [Record])
    ) {
        attributes.add(environment.controlSize)
        attributes.gather {
            $0.classes += look.attributes.classes
            $0.style += look.attributes.style
            $0.others += look.attributes.others
        }
        open("label", class: look.surface)
        write(">")
        let on = pair.on.writes
        let off = pair.off.writes
        for write in off { self.write(hidden: write, isDisabled: !control.isEnabled) }
        var name = ""
        if look.labelFirst { name = captioned { configuration.label.draw(into: &$0) } }
        let checked = refusal?.shows(on: on, off: off) ?? (configuration.state == .on)
        write(box: control, look, on: on.first, isChecked: checked)
        if !look.labelFirst { name = captioned { configuration.label.draw(into: &$0) } }
        if control.name.isEmpty { control.name = name }
        close("label")
    }

    private mutating func write(box control: Control, _ look: ToggleField, on: Write?, isChecked: Bool) {
        open("input", class: look.box)
        write(" type=\"checkbox\"")
        if look.isSwitch { write(" role=\"switch\"") }
        write(attribute: "id", control.id)
        if let on {
            write(attribute: "name", on.name)
            write(attribute: "value", on.value)
        }
        write(describing: control)
        write(flag: "checked", if: isChecked)
        write(flag: "disabled", if: !control.isEnabled)
        write(flag: "required", if: environment.isRequired)
        write(">")
    }

    /// What the form posts for on and for off.
    private func recordBoth(_ isOn: Binding<Bool>) -> (on: [Record], off: [Record]) {
        guard let store else { return ([], []) }
        let isOnNow = isOn.wrappedValue
        let changed = store.record { isOn.wrappedValue = !isOnNow }
        // A member of a Set that stays as it is writes nothing; say it as the opposite of what a change would write.
        var kept = changed.compactMap(\.opposite)
        if kept.count < changed.count {
            kept = store.record { isOn.wrappedValue = isOnNow }
            for (index, record) in changed.enumerated() where kept.indices.contains(index) {
                if let opposite = record.opposite { kept[index] = opposite }
            }
        }
        return isOnNow ? (on: kept, off: changed) : (on: changed, off: kept)
    }
}
