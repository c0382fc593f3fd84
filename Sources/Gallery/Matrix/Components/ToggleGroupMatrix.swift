internal import SwiftCN

extension StateMatrix {
    static let toggleGroup = StateMatrix(
        "CNToggleGroup", StateAxis("chosen", [0: "None on", 1: "One on", 2: "Two on"]),
        StateAxis("axis", Axis.self), StateAxis("size", ControlSize.self), .isOutlined, .isEnabled
    ) { count, axis, size, isOutlined, isEnabled in
        CNToggleGroup(
            halves, selection: .constant(Set(halves.prefix(count).map(\.id))), axis: axis,
            classes: isOutlined ? "outline" : ""
        )
        .accessibilityLabel("Half of the day")
        .controlSize(size)
        .disabled(!isEnabled)
    }

    private static let halves = [
        CNOption(id: "am", title: "AM"),
        CNOption(id: "pm", title: "PM"),
    ]
}
