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
        let list = renderer.options(in: content)
        let choices = choices(among: list, renderer.store)
        let field = selection.source.box?.name ?? choices.lazy.compactMap(\.field).first
        var control = Control(
            id: renderer.id(for: field), role: renderer.environment.pickerStyle.role, name: title,
            value: choices.filter { $0.isChosen && !$0.isNone }.map(\.text),
            isEnabled: renderer.environment.isEnabled)
        if let field {
            let options = choices.filter { !$0.isNone }.map {
                Option(id: $0.text, title: $0.title, isEnabled: $0.isEnabled)
            }
            control.offers = [
                Offer(
                    field: field, kind: choices.contains(where: \.isNone) ? .optionalChoice : .choice,
                    options: options, isRequired: renderer.environment.isRequired, title: title)
            ]
        }
        renderer.lastControl = control.id
        renderer.field(&control, choices: choices, name: field ?? "")
        if let label = renderer.environment.accessibilityLabel { control.name = label }
        renderer.controls.append(control)
    }

    /// The options with what choosing each would write.
    private func choices(among list: OptionList, _ store: StateStore?) -> [Choice] {
        let current = selection.wrappedValue
        let box = selection.source.box
        return list.entries.map { entry in
            var choice = Choice(entry)
            guard let value = entry.value as? SelectionValue else { return choice }
            choice.isChosen = value == current
            if let box {
                selection.source.learn(value)
                choice.field = box.name
            } else if let record = store?.record({ selection.wrappedValue = value }).first {
                choice.field = record.field
                choice.text = record.members.first ?? ""
            }
            return choice
        }
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

/// One option as a picker draws it.
struct Choice {
    var field: String?
    var text: String
    var title: String
    var detail: String?
    var symbol: String?
    var section: String?
    var isEnabled: Bool
    /// Whether it stands for nil.
    var isNone: Bool
    var isChosen = false

    init(_ entry: OptionList.Entry) {
        text = entry.text ?? ""
        isNone = entry.text == nil
        title = entry.title
        detail = entry.detail
        symbol = entry.symbol
        section = entry.section
        isEnabled = entry.isEnabled
    }
}
