internal import SwiftCN

extension StateMatrix {
    static let `switch` = StateMatrix(
        "CNSwitch", .isOn, .isEnabled, .isInvalid, StateAxis("size", ControlSize.self),
        StateAxis("card", [false: "Row", true: "Card"])
    ) { isOn, isEnabled, isInvalid, size, isCard in
        CNSwitch("Mail", isOn: .constant(isOn), classes: isCard ? "choice-card" : "")
            .fieldError(isInvalid ? "Turn it on first." : nil)
            .controlSize(size)
            .disabled(!isEnabled)
    }
}
