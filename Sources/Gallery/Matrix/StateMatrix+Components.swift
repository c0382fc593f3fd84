extension StateMatrix {
    /// The matrices of all components.
    static let all: [StateMatrix] = [
        .checkbox,
        .labeledCheckbox,
        .bareCheckbox,
        .switch,
        .springToggle,
        .toggle,
        .toggleGroup,
        .toggleStyle,
        .radioGroup,
        .select,
        .nativeSelect,
        .accordion,
        .collapsible,
        .form,
    ]
}
