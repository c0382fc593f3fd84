/// Something to press. Its action becomes a form: it is run while the button is drawn, against states that record
/// what it writes instead of changing, and the record is what a press posts.
///
/// What is posted is the value to reach, so the same press twice leaves what one leaves.
public struct Button<Label: View>: Primitive {
    private let action: () -> Void
    private let label: Label

    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    public func draw(into renderer: inout Renderer) {
        renderer.pressable(action: action, label: label.draw)
    }
}

extension Button where Label == Text {
    public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
        self.action = action
        label = Text(title)
    }
}

extension Renderer {
    /// Writes a button for an action, with its form around it, or elsewhere where a form is around it already.
    mutating func pressable(action: () -> Void, label: (inout Renderer) -> Void) {
        let records = store?.record(action) ?? []
        let meaning = environment.meaning
        let writes = records.flatMap { $0.writes(of: meaning, atMost: environment.maximumMembers) }
        var control = Control(
            id: id(for: records.first?.field), role: meaning.role, name: environment.accessibilityLabel ?? "",
            state: meaning.state, isEnabled: environment.isEnabled, press: writes,
            offers: records.compactMap { offer($0) })
        if firstToPress[writes] == nil { firstToPress[writes] = control.id }
        lastControl = control.id
        if meaning.state != nil { attributes.add(environment.controlSize) }
        let attributes = self.attributes
        self.attributes = Attributes()
        noted(&control) { renderer, control in
            renderer.inForm(of: control) { renderer in
                renderer.attributes = attributes
                renderer.write(button: &control, meaning: meaning, label: label)
            }
        }
        control.entitleOffers()
        controls.append(control)
        lastControl = control.id
    }

    /// Writes the small form of one press: what its button cannot carry stands in hidden fields.
    ///
    /// A form cannot stand in a form, so inside one the small form waits until the other has ended. The button names
    /// it, and posts nothing but its own press.
    private mutating func inForm(of control: Control, content: (inout Renderer) -> Void) {
        let isAlone = !environment.isInsideForm
        if let action, isAlone {
            open(pressForm: control, action: action)
        } else if isAlone {
            write("<div class=\"press\">")
        } else if !control.press.isEmpty {
            detached.append(control)
        }
        if environment.isHeading { write("<h3 class=\"disclosure-heading\">") }
        content(&self)
        if environment.isHeading { close("h3") }
        if isAlone { close(action == nil ? "div" : "form") }
    }

    /// Opens the small form of a button. Where an earlier control writes the same, the address says which was pressed.
    private mutating func open(pressForm control: Control, action: String) {
        open("form", class: "press")
        if environment.isInsideForm { write(attribute: "id", control.pressFormID) }
        write(flag: "hidden", if: environment.isInsideForm)
        write(" method=\"post\" autocomplete=\"off\"")
        let isFirst = firstToPress[control.press] == control.id
        let separator = action.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
        write(attribute: "action", isFirst ? action : "\(action)\(separator)control=\(control.id)")
        write(">")
        for extra in control.press.dropFirst() { write(hidden: extra) }
    }

    /// Writes the small forms of the buttons inside the form that has just ended.
    mutating func writeDetachedForms(action: String) {
        with({ $0.isInsideForm = true }) { renderer in
            for control in renderer.detached {
                renderer.open(pressForm: control, action: action)
                renderer.close("form")
            }
        }
        detached = []
    }

    private mutating func write(
        button control: inout Control, meaning: ControlMeaning, label: (inout Renderer) -> Void
    ) {
        open("button", class: meaning.role == .button ? "button" : "button-plain")
        write(control.press.isEmpty ? " type=\"button\"" : " type=\"submit\"")
        write(attribute: "id", control.id)
        write(meaning: meaning, id: control.id)
        if let first = control.press.first {
            write(attribute: "name", first.name)
            write(attribute: "value", first.value)
            if environment.isInsideForm { write(attribute: "form", control.pressFormID) }
        }
        write(describing: control)
        write(flag: "disabled", if: !control.isEnabled)
        write(">")
        let name = captioned { renderer in
            renderer.with({ $0.entersControl() }, draw: label)
        }
        if control.name.isEmpty { control.name = name }
        close("button")
    }

    private mutating func write(meaning: ControlMeaning, id: String) {
        switch meaning {
        case .plain:
            break
        case .toggle(.toggleButton, let state):
            write(attribute: "aria-pressed", state.rawValue)
        case .toggle(let role, let state):
            write(attribute: "role", role.rawValue)
            write(attribute: "aria-checked", state.rawValue)
        case .disclosure(let isExpanded, let controlsPanel):
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
            isRequired: isRequired, title: "")
    }
}

extension Control {
    fileprivate var pressFormID: String { "\(id)_form" }
}

extension EnvironmentValues {
    /// Inside a button or a label: phrasing content only, and what was said of the control is not said of its parts.
    mutating func entersControl() {
        isPhrasing = true
        meaning = .plain
        notes = FieldNotes()
        accessibilityLabel = nil
    }

    /// Inside a panel: no longer part of the control, the heading or the group above.
    mutating func entersPanel() {
        meaning = .plain
        notes = FieldNotes()
        accessibilityLabel = nil
        isHeading = false
        panelsAreRegions = false
        maximumMembers = nil
    }
}
