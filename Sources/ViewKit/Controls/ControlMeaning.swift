/// What a button stands for while it is drawn: a toggle's style draws a button, and the toggle says what it means.
enum ControlMeaning {
    /// An action.
    case plain
    /// Something that is on, off or mixed, announced in that role.
    case toggle(role: Control.Role, Control.Toggled)
    /// Something that opens and closes a panel.
    case disclosure(isExpanded: Bool, controlsPanel: Bool)

    var role: Control.Role {
        switch self {
        case .plain: .button
        case .toggle(let role, _): role
        case .disclosure: .disclosure
        }
    }

    var state: Control.Toggled? {
        switch self {
        case .plain: nil
        case .toggle(_, let state): state
        case .disclosure(let isExpanded, _): isExpanded ? .on : .off
        }
    }
}
