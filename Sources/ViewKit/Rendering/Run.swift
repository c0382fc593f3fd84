/// Runs of markup that are written for nearly every control, as bytes: these are copied at once.
enum Run {
    /// What a button that posts something says up to its id.
    static let submitButton = Array(" type=\"submit\" id=\"".utf8)
    /// The same of a button that posts nothing.
    static let plainButton = Array(" type=\"button\" id=\"".utf8)
    static let buttonAndFormEnd = Tag.button.end + Tag.form.end
    /// What stands around the text of a label that is one text.
    static let labelStart = Tag.label.opening + Tag.text.opening
    static let labelEnd = Tag.text.end + Tag.label.end
}

/// What follows the id of a button that is announced as something on or off.
private final class ToggleStates: Sendable {
    private let on: [UInt8]
    private let off: [UInt8]
    private let mixed: [UInt8]

    init(_ attributes: String) {
        func run(_ state: Control.Toggled) -> [UInt8] {
            Array("\"\(attributes)=\"\(state.rawValue)\"".utf8)
        }
        on = run(.on)
        off = run(.off)
        mixed = run(.mixed)
    }

    static let checkbox = ToggleStates(" role=\"checkbox\" aria-checked")
    static let `switch` = ToggleStates(" role=\"switch\" aria-checked")
    static let toggleButton = ToggleStates(" aria-pressed")

    func write(_ state: Control.Toggled, to html: inout HTMLBytes) {
        switch state {
        case .on: html.append(on)
        case .off: html.append(off)
        case .mixed: html.append(mixed)
        }
    }
}

extension HTMLBytes {
    /// Adds what is said of a button in that state, as something in that role.
    mutating func append(toggled state: Control.Toggled, as role: Control.Role) {
        switch role {
        case .checkbox: ToggleStates.checkbox.write(state, to: &self)
        case .switch: ToggleStates.switch.write(state, to: &self)
        case .toggleButton: ToggleStates.toggleButton.write(state, to: &self)
        default: ToggleStates(" role=\"\(role.rawValue)\" aria-checked").write(state, to: &self)
        }
    }
}
