internal import SwiftCN

extension Playground {
    static let `switch` = labelledToggle(
        of: ["CNSwitch", "CNSwitchStyle"], titled: "Notifications", isOn: true,
        modifiers: PlayField.sizedModifiers
    ) { isOn, values in
        if let label = values.label {
            CNSwitch(isOn: isOn, classes: values.classes) { label }
        } else {
            CNSwitch(values.key("title"), isOn: isOn, classes: values.classes)
        }
    }
}
