internal import SwiftCN

extension Playground {
    static let checkbox = labelledToggle(
        of: ["CNCheckbox", "CNCheckboxStyle"], titled: "Accept the terms", isOn: true,
        modifiers: PlayField.modifiers
    ) { isOn, values in
        if let label = values.label {
            CNCheckbox(isOn: isOn, classes: values.classes) { label }
        } else {
            CNCheckbox(values.key("title"), isOn: isOn, classes: values.classes)
        }
    }
}
