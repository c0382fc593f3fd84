extension Renderer {
    /// Writes a picker: radios or a list, with a form and its Apply button around it unless a form is there already.
    mutating func field(_ control: inout Control, choices: [Choice], name: String) {
        var choices = choices
        if let refused = refusal?.value(of: name) {
            for index in choices.indices { choices[index].isChosen = choices[index].text == refused }
        }
        let attributes = takeAttributes()
        noted(&control) { renderer, control in
            renderer.applied(control) { renderer in
                renderer.attributes = attributes
                switch renderer.environment.pickerStyle.surface {
                case .radios: renderer.write(radios: control, choices, name)
                case .native, .menu: renderer.write(list: control, choices, name)
                }
            }
        }
    }

    /// Writes the small form of one field.
    mutating func applied(_ control: Control, content: (inout Renderer) -> Void) {
        guard !environment.isInsideForm, let action = pressForm?.action else { return content(&self) }
        open("form", class: "apply-form")
        write(" method=\"post\" autocomplete=\"off\"")
        write(attribute: "action", action)
        write(">")
        content(&self)
        write("<button type=\"submit\" class=\"button apply\"")
        write(flag: "disabled", if: !control.isEnabled)
        write(">Apply<span class=\"visually-hidden\"> ")
        write(uncaptioned: control.name)
        write("</span></button>")
        close("form")
    }

    private mutating func write(radios control: Control, _ choices: [Choice], _ name: String) {
        open("fieldset", class: "radio-group")
        write(attribute: "id", control.id)
        write(" role=\"radiogroup\" tabindex=\"-1\"")
        write(describing: control)
        write(flag: "disabled", if: !control.isEnabled)
        write("><legend>")
        write(uncaptioned: control.name)
        write("</legend>")
        write(missing: control, name)
        for choice in choices { write(radio: choice, of: control, name) }
        close("fieldset")
    }

    /// A field of which nothing is chosen posts nothing, and a form could not tell that a choice is missing.
    private mutating func write(missing control: Control, _ name: String) {
        guard environment.isInsideForm, environment.isRequired, !name.isEmpty else { return }
        write(hidden: Write(name, ""), isDisabled: !control.isEnabled)
    }

    private mutating func write(radio choice: Choice, of control: Control, _ name: String) {
        write("<label class=\"radio\"><input type=\"radio\"")
        write(attribute: "id", control.id(of: choice.isNone ? nil : choice.text))
        write(name: name)
        write(attribute: "value", choice.text)
        write(flag: "checked", if: choice.isChosen)
        write(flag: "disabled", if: !choice.isEnabled)
        write(flag: "required", if: environment.isRequired)
        write("><span class=\"label\">")
        if let symbol = choice.symbol { Image(systemName: symbol).draw(into: &self) }
        write("<span class=\"label-title\">")
        write(uncaptioned: choice.title)
        write("</span>")
        if let detail = choice.detail {
            write("<span class=\"label-detail\">")
            write(uncaptioned: detail)
            write("</span>")
        }
        write("</span></label>")
    }

    private mutating func write(list control: Control, _ choices: [Choice], _ name: String) {
        let attributes = takeAttributes()
        write("<div class=\"select-field\"><label class=\"field-label\"")
        write(attribute: "for", control.id)
        write(">")
        write(uncaptioned: control.name)
        write("</label>")
        self.attributes = attributes
        open("span", class: environment.pickerStyle.surface == .menu ? "select" : "native-select")
        write(">")
        write(missing: control, name)
        write("<select")
        write(attribute: "id", control.id)
        write(name: name)
        write(describing: control)
        write(flag: "disabled", if: !control.isEnabled)
        write(flag: "required", if: environment.isRequired)
        write(" autocomplete=\"off\">")
        write(options: choices)
        write("</select></span></div>")
    }

    private mutating func write(options choices: [Choice]) {
        if !choices.contains(where: { $0.isChosen }) {
            write("<option value=\"\" disabled selected hidden>Choose an option</option>")
        }
        var section: String?
        for choice in choices {
            if choice.section != section {
                if section != nil { write("</optgroup>") }
                section = choice.section
                if let section {
                    write("<optgroup")
                    write(attribute: "label", section)
                    write(">")
                }
            }
            write("<option")
            write(attribute: "value", choice.text)
            write(flag: "selected", if: choice.isChosen)
            write(flag: "disabled", if: !choice.isEnabled)
            write(">")
            write(uncaptioned: choice.title)
            write("</option>")
        }
        if section != nil { write("</optgroup>") }
    }
}

extension Control {
    /// The id of one option's own element, where options have one; nil stands for none.
    public func id(of option: String?) -> String {
        id + "__" + (option?.idText ?? "_none")
    }
}
