extension Component {
    /// Every component of the gallery, in the order of the navigation.
    package static let all: [Component] = [
        .checkbox,
        .labeledCheckbox,
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
