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
        guard environment.words != nil || refusal != nil else { return }
        if let label = environment.accessibilityLabel { write(attribute: "aria-label", label) }
        let notes = shownNotes(of: control)
        if notes.error != nil || notes.isInvalid { write(" aria-invalid=\"true\"") }
        var ids: [String] = []
        let owner = notes.group ?? control.id
        if notes.description != nil { ids.append("\(owner)_help") }
        if notes.error != nil { ids.append("\(owner)_error") }
        if !ids.isEmpty { write(attribute: "aria-describedby", ids.joined(separator: " ")) }
    }

    /// Writes a control with its help and error text under it.
    mutating func noted(
        _ control: inout Control, draw: (inout Renderer, inout Control) -> Void
    ) {
        guard environment.words != nil || refusal != nil else { return draw(&self, &control) }
        let notes = shownNotes(of: control)
        guard !notes.isEmpty else { return draw(&self, &control) }
        control.description = [notes.description, notes.error].compactMap(\.self).joined(separator: " ")
        if notes.group != nil {
            draw(&self, &control)
        } else {
            write(notes, id: control.id) { draw(&$0, &control) }
        }
    }

    /// Writes a group of controls with its help and error text once, under all of them.
    mutating func notedGroup(draw: (inout Renderer) -> Void) {
        let notes = environment.notes
        guard !notes.isEmpty, notes.group == nil else { return draw(&self) }
        let attributes = takeAttributes()
        let id = id(for: "group")
        write(notes, id: id) { renderer in
            renderer.attributes = attributes
            renderer.within({ $0.notes.group = id }, draw: draw)
        }
    }

    private mutating func write(_ notes: FieldNotes, id: String, around draw: (inout Renderer) -> Void) {
        open(environment.isPhrasing ? "span" : "div", class: "field")
        write(">")
        draw(&self)
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

    /// The notes of the view, and over its error that of the refused post.
    private func shownNotes(of control: Control) -> FieldNotes {
        var notes = environment.notes
        if let refusal, let message = refusal.message(for: control) {
            notes.error = message
            notes.group = nil
        }
        return notes
    }
}
