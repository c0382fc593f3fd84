internal import SwiftCN

extension StateMatrix {
    static let labeledCheckbox = StateMatrix(
        "LabeledCheckbox", StateAxis("mark", CheckboxMark.self), .isEnabled,
        StateAxis("error", [false: "No error", true: "Error"]), size,
        StateAxis("placement", ContentPlacement.self)
    ) { mark, isEnabled, hasError, size, placement in
        let box = LabeledCheckbox(text: "Backups", mark: .constant(mark))
        box.isEnabled = isEnabled
        box.hasError = hasError
        box.checkboxSize = size
        box.contentPlacement = placement
        box
    }

    static let bareCheckbox = StateMatrix(
        "Checkbox", StateAxis("mark", CheckboxMark.self), .isEnabled, size
    ) { mark, isEnabled, size in
        let box = Checkbox(mark: .constant(mark))
        box.isEnabled = isEnabled
        box.checkboxSize = size
        box
    }

    private static let size = StateAxis("size", [20.0: "20 px", 32.0: "32 px"])
}
