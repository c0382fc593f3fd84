internal import SwiftCN

extension StateMatrix {
    static let checkbox = StateMatrix(
        "CNCheckbox", StateAxis("state", Control.Toggled.self), .isEnabled, .isInvalid,
        .isInForm
    ) { state, isEnabled, isInvalid, isInForm in
        checkbox(state)
            .fieldError(isInvalid ? "Agree to go on." : nil)
            .disabled(!isEnabled)
            .inForm(isInForm)
    }

    /// A box that stands for two values is the one that can be mixed.
    @ViewBuilder private static func checkbox(_ state: Control.Toggled) -> some View {
        if state == .mixed {
            Toggle("I agree", sources: state.sources, isOn: \.self).toggleStyle(.checkbox)
        } else {
            CNCheckbox("I agree", isOn: .constant(state == .on))
        }
    }
}
