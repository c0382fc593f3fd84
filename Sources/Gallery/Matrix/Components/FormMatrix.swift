internal import SwiftCN

extension StateMatrix {
    static let form = StateMatrix(
        "Form", StateAxis("field", FormField.self), .isInvalid, .isEnabled
    ) { field, isInvalid, isEnabled in
        Form { field.view }
            .fieldError(isInvalid ? "Please check." : nil)
            .disabled(!isEnabled)
    }
}

/// Every kind of field that a form can hold.
enum FormField: CaseIterable {
    case text, number, radioGroup, select, nativeSelect, toggleGroup, toggle, `switch`, springToggle,
        labeledCheckbox, checkbox

    @ViewBuilder fileprivate var view: some View {
        switch self {
        case .text: TextField("Name", text: .constant("Ada"))
        case .number: NumberField("Seats", value: .constant(2), in: 1...12)
        case .radioGroup: CNRadioGroup("Plan", options: plans, selection: .constant("team"))
        case .select: CNSelect("Plan", options: plans, selection: .constant("team"))
        case .nativeSelect: CNNativeSelect("Plan", options: plans, selection: .constant("team"))
        case .toggleGroup:
            CNToggleGroup(plans, selection: .constant(["team"])).accessibilityLabel("Plans")
        case .toggle: CNToggle("Pin", isOn: .constant(true))
        case .switch: CNSwitch("Mail", isOn: .constant(true))
        case .springToggle: Toggle("Sounds", isOn: .constant(true)).toggleStyle(.spring)
        case .labeledCheckbox: LabeledCheckbox(text: "Backups", mark: .constant(.checked))
        case .checkbox: CNCheckbox("I agree", isOn: .constant(true))
        }
    }
}

private let plans = [CNOption(id: "hobby", title: "Hobby"), CNOption(id: "team", title: "Team")]
