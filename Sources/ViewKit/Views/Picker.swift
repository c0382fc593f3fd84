/// A choice of one among options, as in SwiftUI: `Text(…).tag(…)` inside, `Section` for groups.
public struct Picker<SelectionValue: Hashable, Content: View>: Primitive {
    private let title: String
    private let selection: Binding<SelectionValue>
    private let content: Content

    public init(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.title = title.text
        self.selection = selection
        self.content = content()
    }

    public func draw(into renderer: inout Renderer) {
        var choices = renderer.options(in: content)
        let field = choose(among: &choices, renderer.store)
        var control = Control(
            id: renderer.id(for: field), role: renderer.environment.pickerStyle.role, name: title,
            isEnabled: renderer.environment.isEnabled,
            details: .of(nil, choices.compactMap { $0.isChosen && !$0.isNone ? $0.text : nil }))
        if let field {
            let options = choices.compactMap { choice in
                choice.isNone
                    ? nil : Option(id: choice.text, title: choice.title, isEnabled: choice.isEnabled)
            }
            control.offers = [
                Offer(
                    field: field, kind: choices.contains { $0.isNone } ? .optionalChoice : .choice,
                    options: options, isRequired: renderer.environment.isRequired, title: title)
            ]
        }
        renderer.lastControl = control.id
        renderer.field(&control, choices: choices, name: field ?? "")
        if let label = renderer.environment.accessibilityLabel { control.name = label }
        renderer.controls.append(control)
    }

    /// Marks the one that is chosen, notes what choosing each would write, and tells to which state.
    private func choose(among choices: inout [Choice], _ store: StateStore?) -> String? {
        let current = selection.wrappedValue
        let box = selection.source.box
        var field = box?.name
        for index in choices.indices {
            guard let value = choices[index].value as? SelectionValue else { continue }
            choices[index].isChosen = value == current
            if box != nil {
                selection.source.learn(value)
            } else if let record = store?.record({ selection.wrappedValue = value }).first {
                field = field ?? record.field
                choices[index].text = record.members.first ?? ""
            }
        }
        return field
    }
}

/// How a picker is drawn.
public struct PickerStyle: Sendable, Hashable {
    let role: Control.Role
    let surface: Surface

    enum Surface: Sendable { case native, menu, radios }

    /// The platform's own list.
    public static let automatic = PickerStyle(role: .combobox, surface: .native)
    /// The gallery's look of a list that opens.
    public static let menu = PickerStyle(role: .combobox, surface: .menu)
    /// All options in sight.
    public static let inline = PickerStyle(role: .radiogroup, surface: .radios)
    /// All options in sight.
    public static let radioGroup = inline
}
