internal import SwiftCN

extension StateMatrix {
    static let springToggle = StateMatrix(
        "SpringToggleStyle", .isOn, .isEnabled,
        StateAxis("color", [Color.green: "Green", .indigo: "Indigo"]), .isInForm
    ) { isOn, isEnabled, color, isInForm in
        Toggle("Sounds", isOn: .constant(isOn))
            .toggleStyle(SpringToggleStyle(onColor: color))
            .disabled(!isEnabled)
            .inForm(isInForm)
    }
}
