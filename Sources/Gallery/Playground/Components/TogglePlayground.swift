internal import SwiftCN

extension Playground {
    static let toggle = labelledToggle(
        of: ["CNToggle", "CNButtonToggleStyle"], titled: "Bold", isOn: false,
        modifiers: PlayField.sizedModifiers
    ) { isOn, values in
        if let label = values.label {
            CNToggle(isOn: isOn, classes: values.classes) { label }
        } else {
            CNToggle(values.key("title"), isOn: isOn, classes: values.classes)
        }
    }
}
