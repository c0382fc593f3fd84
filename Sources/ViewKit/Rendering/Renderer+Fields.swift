extension Renderer {
    /// Writes a field that is posted unseen.
    mutating func write(hidden: Write, isDisabled: Bool = false) {
        write("<input type=\"hidden\"")
        write(attribute: "name", hidden.name)
        write(attribute: "value", hidden.value)
        write(flag: "disabled", if: isDisabled)
        write(">")
    }

    /// Writes the name of a field; one that no state is behind has none, and posts nothing.
    mutating func write(name: String) {
        if !name.isEmpty { write(attribute: "name", name) }
    }

    /// Writes the attributes that tie help and error text to their control, and its name where no text gives it.
    mutating func write(describing control: Control) {
        write(describing: control.id, shownNotes(offering: control.offers))
    }

    /// The same of a control with that id, of which this is said.
    mutating func write(describing id: String, _ notes: FieldNotes?) {
        guard let notes else { return }
        if let label = environment.accessibilityLabel { write(attribute: "aria-label", label) }
        if notes.error != nil || notes.isInvalid { write(" aria-invalid=\"true\"") }
        var ids: [String] = []
        let owner = notes.group ?? id
        if notes.description != nil { ids.append("\(owner)_help") }
        if notes.error != nil { ids.append("\(owner)_error") }
        if !ids.isEmpty { write(attribute: "aria-describedby", ids.joined(separator: " ")) }
    }

    /// Writes a control with its help and error text under it.
    mutating func noted(
        _ control: inout Control, draw: (inout Renderer, inout Control) -> Void
    ) {
        let notes = shownNotes(offering: control.offers)
        control.description = notes?.text
        open(notes)
        draw(&self, &control)
        close(notes, of: control.id)
    }

    /// Writes a group of controls with its help and error text once, under all of them.
    mutating func notedGroup(draw: (inout Renderer) -> Void) {
        let notes = environment.notes
        guard !notes.isEmpty, notes.group == nil else { return draw(&self) }
        let id = id(for: "group")
        open(notes)
        within({ $0.notes.group = id }, draw: draw)
        close(notes, of: id)
    }

    /// Begins what stands around a control and its help and error text; what was gathered is for the control.
    mutating func open(_ notes: FieldNotes?) {
        guard let notes, notes.isShown else { return }
        let attributes = takeAttributes()
        open(environment.isPhrasing ? "span" : "div", class: "field")
        write(">")
        self.attributes = attributes
    }

    /// Writes the texts, and ends what stands around them and the control of that id.
    mutating func close(_ notes: FieldNotes?, of id: String) {
        guard let notes, notes.isShown else { return }
        write(note: notes.description, class: "description", id: "\(id)_help")
        write(note: notes.error, class: "error", id: "\(id)_error")
        close(environment.isPhrasing ? "span" : "div")
    }

    private mutating func write(note: String?, class name: Markup, id: String) {
        guard let note else { return }
        open("p", class: name)
        write(attribute: "id", id)
        write(">")
        write(uncaptioned: note)
        close("p")
    }

    /// The notes of the view, and over its error that of the refused post; nil where nothing is said of any control. It
    /// changes nothing.
    mutating func shownNotes(offering offers: [Offer]) -> FieldNotes? {
        guard environment.words != nil || refusal != nil else { return nil }
        var notes = environment.notes
        if let refusal, let message = refusal.message(forOffers: offers) {
            notes.error = message
            notes.group = nil
        }
        return notes
    }
}

extension FieldNotes {
    /// Whether its texts stand under the control, rather than under a group or nowhere.
    fileprivate var isShown: Bool { !isEmpty && group == nil }

    /// All its texts; nil where there are none.
    var text: String? {
        isEmpty ? nil : [description, error].compactMap(\.self).joined(separator: " ")
    }
}
