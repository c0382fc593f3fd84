internal import SwiftCN

extension StateMatrix {
    static let toggle = StateMatrix(
        "CNToggle", .isOn, .isEnabled, StateAxis("size", ControlSize.self), .isOutlined
    ) { isOn, isEnabled, size, isOutlined in
        CNToggle(isOn: .constant(isOn), classes: isOutlined ? "outline" : "") {
            Label("Bold", systemImage: "bold")
        }
        .controlSize(size)
        .disabled(!isEnabled)
    }
}
