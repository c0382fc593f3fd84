internal import SwiftCN

/// The control of one field of a playground, with the state that gives it its name.
struct PlayControl: View {
    /// The value of a field as a state has it.
    private enum Value {
        case flag(State<Bool>)
        case text(State<String>)
        case number(State<Int>)
        case members(State<Set<String>>)
    }

    let field: PlayField
    private let value: Value
    private let applies: Bool
    /// The parts of a colour that has no name.
    private let custom: String?
    /// What is wrong with the field as a whole, where no control of it can say so: with a group of boxes.
    private let fault: LocalizedStringKey?

    init(_ field: PlayField, _ values: PlayValues, faults: [Refusal.Fault]) {
        self.field = field
        let message = faults.first { $0.state == field.name }?.message
        if case .members = field.kind { fault = message.map { LocalizedStringKey($0) } } else { fault = nil }
        applies = field.applies(to: values)
        let text = values.text(field.name)
        var custom: String?
        switch field.kind {
        case .flag: value = .flag(State(wrappedValue: text == "true"))
        case .number: value = .number(State(wrappedValue: Int(text) ?? 0))
        case .members: value = .members(State(wrappedValue: Set(values.all(field.name))))
        case .color:
            custom = text.hasPrefix("#") ? text : "#000000"
            value = .text(State(wrappedValue: text.hasPrefix("#") ? "custom" : text))
        case .choice, .text, .classes: value = .text(State(wrappedValue: text))
        }
        self.custom = custom
    }

    /// The state, for `Mirror`.
    var state: Any {
        switch value {
        case .flag(let state): state
        case .text(let state): state
        case .number(let state): state
        case .members(let state): state
        }
    }

    var body: some View {
        Box("play-field") {
            if !field.type.isEmpty, !field.name.contains(".") { PlayType(type: field.type) }
            if let help {
                control.fieldDescription(LocalizedStringKey(help)).fieldError(fault)
            } else {
                control.fieldError(fault)
            }
        }.disabled(!applies)
    }

    /// The last word of its name.
    private var title: LocalizedStringKey {
        LocalizedStringKey(field.name.split(separator: ".").last.map(String.init) ?? field.name)
    }

    /// What the API table says of it, up to its first full stop. The rows of a list say it once.
    private var help: String? {
        guard !field.meaning.isEmpty, !field.name.contains(".") else { return nil }
        let plain = field.meaning.filter { $0 != "`" }
        guard let end = plain.firstRange(of: ". ") else { return plain }
        return String(plain[..<end.lowerBound]) + "."
    }

    @ViewBuilder private var control: some View {
        switch (field.kind, value) {
        case (_, .flag(let state)):
            CNSwitch(title, isOn: state.projectedValue)
        case (.number(let range), .number(let state)):
            NumberField(title, value: state.projectedValue, in: range)
        case (.members(let choices, _), .members(let state)):
            members(choices, state)
        case (.choice(let choices), .text(let state)):
            if choices.count <= 3, !field.name.contains(".") {
                CNRadioGroup(title, options: choices.map(\.option), selection: state.projectedValue)
            } else {
                CNSelect(title, options: choices.map(\.option), selection: state.projectedValue)
            }
        case (.color, .text(let state)):
            color(state)
        case (.text(let length), .text(let state)):
            TextField(title, text: state.projectedValue, maximumLength: length.upperBound)
        case (_, .text(let state)):
            TextField(title, text: state.projectedValue)
        default:
            Text(title)
        }
    }

    /// A box for each member, in a group that has the name of the field.
    private func members(_ choices: [PlayField.Choice], _ state: State<Set<String>>) -> some View {
        PlayTarget(id: "set-\(field.name.idText)", content: boxes(choices, state))
    }

    private func boxes(_ choices: [PlayField.Choice], _ state: State<Set<String>>) -> HTML {
        Box("play-members", role: "group", label: field.name) {
            Text(title).accessibilityHidden(true)
            ForEach(choices.map(\.option)) { option in
                CNCheckbox(
                    LocalizedStringKey(option.title),
                    isOn: Binding(
                        get: { state.wrappedValue.contains(option.id) },
                        set: { isIn in
                            if isIn {
                                state.wrappedValue.insert(option.id)
                            } else {
                                state.wrappedValue.remove(option.id)
                            }
                        }))
            }
        }.asHTML
    }

    private func color(_ state: State<String>) -> some View {
        let named = PlayColor.named.map { CNOption(id: $0.text, title: $0.text) }
        return Group {
            CNSelect(
                title, options: named + [CNOption(id: "custom", title: "Custom")],
                selection: state.projectedValue)
            PlayColorField(name: "\(field.name).custom", value: custom ?? "#000000")
        }
    }
}

extension PlayField.Choice {
    fileprivate var option: CNOption<String> { CNOption(id: name, title: title) }
}

/// What a link of the error summary leads to, where that is no control.
private struct PlayTarget: Primitive {
    let id: String
    let content: HTML

    func draw(into renderer: inout Renderer) {
        renderer.open("div", class: "play-target")
        renderer.write(attribute: "id", id)
        renderer.write(" tabindex=\"-1\">")
        content.draw(into: &renderer)
        renderer.close("div")
    }
}

/// The type of a parameter, above its control.
private struct PlayType: Primitive {
    let type: String

    func draw(into renderer: inout Renderer) {
        renderer.element("code", class: "play-type") { $0.write(text: type) }
    }
}

/// A colour by its parts, in the browser's own look.
private struct PlayColorField: Primitive {
    let name: String
    let value: String

    func draw(into renderer: inout Renderer) {
        renderer.write("<label class=\"play-color\"><span>Custom colour</span><input type=\"color\"")
        renderer.write(attribute: "name", name)
        renderer.write(attribute: "value", value)
        renderer.write(" autocomplete=\"off\"></label>")
    }
}
