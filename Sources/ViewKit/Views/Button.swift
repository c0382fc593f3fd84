/// Something to press. Its action becomes a form: it is run while the button is drawn, against states that record
/// what it writes instead of changing, and the record is what a press posts.
///
/// What is posted is the value to reach, so the same press twice leaves what one leaves.
public struct Button<Label: View>: Primitive {
    private let action: () -> Void
    private let label: HTML

    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label().asHTML
    }

    public func draw(into renderer: inout Renderer) {
        renderer.pressable(action: action, label: { label.draw(into: &$0) })
    }
}

extension Button where Label == Text {
    public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
        self.action = action
        label = Text(title).asHTML
    }
}

extension Renderer {
    /// Writes a button for an action, with its form around it, or elsewhere where a form is around it already.
    mutating func pressable(action: () -> Void, label: (inout Renderer) -> Void) {
        let meaning = environment.meaning
        button(
            pressing(action, for: meaning), meaning.role == .button ? .actionButton : .plainButton, meaning,
            label: label)
    }

    /// What a press does that runs an action, on a button that stands for this.
    func pressing(_ action: () -> Void, for meaning: ControlMeaning) -> Pressing {
        let records = store?.record(action) ?? []
        return Pressing(
            records.writes(of: meaning, atMost: environment.maximumMembers),
            of: records.first?.field, offers: records.compactMap { offer($0) })
    }

    /// Writes a button, with what is said of it and its form around it.
    mutating func button(
        _ pressing: Pressing, _ tag: Tag, _ meaning: ControlMeaning, label: (inout Renderer) -> Void
    ) {
        let id = id(for: pressing.field)
        let notes = shownNotes(offering: pressing.offers)
        let isFirst = presses.insert(pressing)
        lastControl = id
        if meaning.state != nil { attributes.add(environment.controlSize) }
        open(notes)
        openForm(of: id, pressing, isFirst: isFirst)
        open(button: tag, isSubmitting: !pressing.press.isEmpty)
        write(id: id)
        write(meaning: meaning, id: id)
        html.append(pressing.attributes)
        if environment.isInsideForm, !pressing.press.isEmpty {
            write(attribute: "form", Press.formID(of: id))
        }
        write(describing: id, notes)
        write(flag: "disabled", if: !environment.isEnabled)
        html.append(UInt8(ascii: ">"))
        let text = captioned { $0.insideControl(draw: label) }
        closeButton()
        close(notes, of: id)
        if lastControl != id { lastControl = id }
        let label = environment.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
        let name = likely(name: label ?? text)
        controls.append(
            Control(
                id: id, role: meaning.role, name: name, state: meaning.state,
                isEnabled: environment.isEnabled,
                pressing: pressing.entitled(name), details: .of(notes?.text, [])))
    }

    /// Opens the small form of one press: what its button cannot carry stands in hidden fields.
    ///
    /// A form cannot stand in a form, so inside one the small form waits until the other has ended. The button names
    /// it, and posts nothing but its own press.
    private mutating func openForm(of id: String, _ pressing: Pressing, isFirst: Bool) {
        let isAlone = !environment.isInsideForm
        if pressForm != nil, isAlone {
            openPressForm(of: id, isFirst: isFirst)
            if pressing.press.count > 1 { write(extrasOf: pressing.press) }
        } else if isAlone {
            write("<div class=\"press\">")
        } else if !pressing.press.isEmpty {
            detached.append(Press(id: id, writes: pressing.press, isFirst: isFirst))
        }
        if environment.isHeading { write("<h3 class=\"disclosure-heading\">") }
    }

    /// Closes a button and the small form around it.
    private mutating func closeButton() {
        if pressForm != nil, !environment.isInsideForm, !environment.isHeading, attributes.isEmpty {
            return html.append(Run.buttonAndFormEnd)
        }
        close(.button)
        if environment.isHeading { close("h3") }
        if !environment.isInsideForm { close(pressForm == nil ? .div : .form) }
    }

    /// Writes the start tag of the small form of a button. Where an earlier control writes the same, the address says
    /// which was pressed.
    private mutating func openPressForm(of id: String, isFirst: Bool) {
        if isFirst {
            html.append(pressForm?.start ?? [])
        } else {
            html.append(pressForm?.startToID ?? [])
            write(id: id)
        }
        write("\">")
    }

    /// Writes what a button cannot carry itself: all but its first write.
    private mutating func write(extrasOf press: [Write]) {
        for extra in press.dropFirst() { write(hidden: extra) }
    }

    /// Writes the small forms of the buttons inside the form that has just ended.
    mutating func writeDetachedForms() {
        guard let pressForm else { return }
        for press in detached {
            write("<form class=\"press\"")
            write(attribute: "id", press.formID)
            write(" hidden")
            html.append(pressForm.attributes)
            if !press.isFirst {
                html.append(pressForm.query)
                write(id: press.id)
            }
            write("\">")
            write(extrasOf: press.writes)
            close(.form)
        }
        detached = []
    }

    /// Draws the inside of a control. Only words that were said of the control can be seen by an `@Environment`; without
    /// any, what changes is put back by itself, which is quicker than to keep all.
    private mutating func insideControl(draw: (inout Renderer) -> Void) {
        guard environment.words == nil else { return with({ $0.entersControl() }, draw: draw) }
        let outer = (isPhrasing: environment.isPhrasing, meaning: environment.meaning)
        environment.entersControl()
        draw(&self)
        environment.isPhrasing = outer.isPhrasing
        environment.meaning = outer.meaning
    }

    /// Ends the id of a button, and says what it is and how it stands.
    private mutating func write(meaning: ControlMeaning, id: String) {
        switch meaning {
        case .plain:
            write("\"")
        case .toggle(let role, let state):
            html.append(toggled: state, as: role)
        case .disclosure(let isExpanded, let controlsPanel):
            write("\"")
            write(attribute: "aria-expanded", isExpanded ? "true" : "false")
            if controlsPanel { write(attribute: "aria-controls", "\(id)_panel") }
        }
    }

    /// What a recorded write says that the control offers. Only a field can be left unfilled, a press cannot.
    func offer(_ record: Record, isRequired: Bool = false) -> Offer? {
        guard let box = store?[record.field] else { return nil }
        let ids = box.kind == .bool || box.cases.isEmpty ? record.members : box.cases
        let options = box.kind == .bool ? [] : ids.map { Option(id: $0, title: "", isEnabled: true) }
        return Offer(
            field: record.field, kind: box.kind, options: options, maximum: environment.maximumMembers,
            isRequired: isRequired)
    }
}

extension EnvironmentValues {
    /// Inside a button or a label: phrasing content only, and what was said of the control is not said of its parts.
    mutating func entersControl() {
        isPhrasing = true
        meaning = .plain
        leaveWords()
    }

    /// Inside a panel: no longer part of the control, the heading or the group above.
    mutating func entersPanel() {
        meaning = .plain
        leaveWords()
        isHeading = false
        panelsAreRegions = false
        maximumMembers = nil
    }
}
