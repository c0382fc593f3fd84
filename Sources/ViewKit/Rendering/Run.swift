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
final class ToggleStates: Sendable {
    fileprivate let on: [UInt8]
    fileprivate let off: [UInt8]
    fileprivate let mixed: [UInt8]

    private init(_ attributes: String) {
        func run(_ state: Control.Toggled) -> [UInt8] {
            Array("\"\(attributes)=\"\(state.rawValue)\"".utf8)
        }
        on = run(.on)
        off = run(.off)
        mixed = run(.mixed)
    }

    /// As something in that role.
    static func of(_ role: Control.Role) -> ToggleStates {
        switch role {
        case .checkbox: checkbox
        case .switch: `switch`
        case .toggleButton: toggleButton
        default: ToggleStates(" role=\"\(role.rawValue)\" aria-checked")
        }
    }

    private static let checkbox = ToggleStates(" role=\"checkbox\" aria-checked")
    private static let `switch` = ToggleStates(" role=\"switch\" aria-checked")
    private static let toggleButton = ToggleStates(" aria-pressed")
}

extension HTMLBytes {
    /// Adds what is said of a button in that state.
    mutating func append(_ states: ToggleStates, _ state: Control.Toggled) {
        switch state {
        case .on: append(states.on)
        case .off: append(states.off)
        case .mixed: append(states.mixed)
        }
    }
}
