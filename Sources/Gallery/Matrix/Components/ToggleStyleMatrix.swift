internal import SwiftCN

extension StateMatrix {
    static let toggleStyle = StateMatrix(
        "ToggleStyle", StateAxis("style", BuiltInToggleStyle.self),
        StateAxis("state", Control.Toggled.self), .isEnabled
    ) { style, state, isEnabled in
        style.applied(to: Toggle("Sync", sources: state.sources, isOn: \.self))
            .disabled(!isEnabled)
    }
}

/// The styles that `.toggleStyle(…)` knows by name.
enum BuiltInToggleStyle: CaseIterable {
    case `switch`, checkbox, button, spring

    @ViewBuilder fileprivate func applied(to toggle: some View) -> some View {
        switch self {
        case .switch: toggle.toggleStyle(.switch)
        case .checkbox: toggle.toggleStyle(.checkbox)
        case .button: toggle.toggleStyle(.button)
        case .spring: toggle.toggleStyle(.spring)
        }
    }
}
