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
        let records = store?.record(action) ?? []
        let meaning = environment.meaning
        var control = Control(
            id: id(for: records.first?.field), role: meaning.role, name: environment.accessibilityLabel ?? "",
            state: meaning.state, isEnabled: environment.isEnabled,
            press: records.writes(of: meaning, atMost: environment.maximumMembers),
            offers: records.compactMap { offer($0) })
        lastControl = control.id
        if meaning.state != nil { attributes.add(environment.controlSize) }
        let attributes = takeAttributes()
        noted(&control) { renderer, control in
            renderer.openForm(of: control)
            renderer.attributes = attributes
            renderer.write(button: &control, meaning: meaning, label: label)
            renderer.closeForm()
        }
        control.entitleOffers()
        lastControl = control.id
        controls.append(consume control)
    }

    /// Opens the small form of one press: what its button cannot carry stands in hidden fields.
    ///
    /// A form cannot stand in a form, so inside one the small form waits until the other has ended. The button names
    /// it, and posts nothing but its own press.
    private mutating func openForm(of control: Control) {
        let isAlone = !environment.isInsideForm
        let isFirst = presses.insert(control.press).inserted
        if let pressForm, isAlone {
            html += pressForm.start
            endAddress(pressForm, of: control.id, isFirst: isFirst)
            for extra in control.press.dropFirst() { write(hidden: extra) }
        } else if isAlone {
            write("<div class=\"press\">")
        } else if !control.press.isEmpty {
            detached.append(Press(id: control.id, writes: control.press, isFirst: isFirst))
        }
        if environment.isHeading { write("<h3 class=\"disclosure-heading\">") }
    }

    private mutating func closeForm() {
        if environment.isHeading { close("h3") }
        if !environment.isInsideForm { close(pressForm == nil ? .div : .form) }
    }

    /// Ends the start tag of the small form of a button. Where an earlier control writes the same, the address says which
    /// was pressed.
    private mutating func endAddress(_ form: PressForm, of id: String, isFirst: Bool) {
        if !isFirst {
            write(form.query)
            write(uncaptioned: id)
        }
        write("\">")
    }

    /// Writes the small forms of the buttons inside the form that has just ended.
    mutating func writeDetachedForms() {
        guard let pressForm else { return }
        for press in detached {
            write("<form class=\"press\"")
            write(attribute: "id", press.formID)
            write(" hidden method=\"post\" autocomplete=\"off\" action=\"")
            html += pressForm.address
            endAddress(pressForm, of: press.id, isFirst: press.isFirst)
            for extra in press.writes.dropFirst() { write(hidden: extra) }
            close(.form)
        }
        detached = []
    }

    private mutating func write(
        button control: inout Control, meaning: ControlMeaning, label: (inout Renderer) -> Void
    ) {
        open("button", class: meaning.role == .button ? "button" : "button-plain")
        write(control.press.isEmpty ? " type=\"button\" id=\"" : " type=\"submit\" id=\"")
        write(uncaptioned: control.id)
        write("\"")
        write(meaning: meaning, id: control.id)
        if let first = control.press.first {
            write(attribute: "name", first.name)
            write(attribute: "value", first.value)
            if environment.isInsideForm { write(attribute: "form", Press.formID(of: control.id)) }
        }
        write(describing: control)
        write(flag: "disabled", if: !control.isEnabled)
        write(">")
        let name = captioned { renderer in
            renderer.insideControl(draw: label)
        }
        if control.name.isEmpty { control.name = name }
        close(.button)
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

/// What the small forms of all buttons of a pass have in common.
struct PressForm {
    /// The start tag up to the end of its address.
    let start: [UInt8]
    /// The address, escaped.
    let address: [UInt8]
    /// What comes between the address and the id of a button.
    let query: Markup

    init(action: String) {
        var address: [UInt8] = []
        address.appendEscaped(action)
        self.address = address
        start = "<form class=\"press\" method=\"post\" autocomplete=\"off\" action=\"".utf8 + address
        query = action.utf8.contains(UInt8(ascii: "?")) ? "&amp;control=" : "?control="
    }
}

/// A button inside a form: its own small form is written after the other.
struct Press {
    /// The id of the button.
    var id: String
    var writes: [Write]
    /// Whether no earlier control writes the same.
    var isFirst: Bool

    var formID: String { Self.formID(of: id) }

    static func formID(of button: String) -> String { "\(button)_form" }
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
