extension Component {
    static let labeledCheckbox = Component(
        "labeled-checkbox", "Labeled checkbox",
        "A checkbox that keeps three marks, empty, checked and intermediate, bare or beside a label of any length.",
        searchWords: [
            "tick", "check", "three states", "indeterminate", "LabeledCheckbox", "casilla con etiqueta",
        ],
        sources: ["SwiftCN/LabeledCheckbox"],
        keyboard: .labeledCheckbox,
        matrices: [.labeledCheckbox, .bareCheckbox],
        playground: .labeledCheckbox,
        examples: [
            Example("basic", "Basic", "A box before its label, both one target.", LabeledCheckboxBasic.init),
            Example("empty", "Empty", "Nothing in the box; a press checks it.", LabeledCheckboxEmpty.init),
            Example(
                "empty-bare", "Empty, bare",
                "The empty box without a label beside it.",
                LabeledCheckboxEmptyBare.init),
            Example(
                "checked", "Checked",
                "A check mark in the box; a press empties it.",
                LabeledCheckboxChecked.init),
            Example(
                "checked-bare", "Checked, bare",
                "The checked box without a label beside it.",
                LabeledCheckboxCheckedBare.init),
            Example(
                "intermediate", "Intermediate",
                "A dash in the box; a press checks it.",
                LabeledCheckboxIntermediate.init),
            Example(
                "intermediate-bare", "Intermediate, bare",
                "The intermediate box without a label beside it.",
                LabeledCheckboxIntermediateBare.init),
            Example(
                "is-enabled", "isEnabled",
                "A box that is not enabled is grey and takes no press.",
                LabeledCheckboxIsEnabled.init),
            Example(
                "is-selected", "isSelected",
                "A Bool in place of the mark: true stands for checked and intermediate.",
                LabeledCheckboxIsSelected.init),
            Example("mark", "mark", "The three marks, set one by one.", LabeledCheckboxMark.init),
            Example(
                "checkbox-size", "checkboxSize",
                "The side of the box: 20 by default, and 32.",
                LabeledCheckboxCheckboxSize.init),
            Example(
                "text", "text",
                "The label's text can be changed after the checkbox is made.",
                LabeledCheckboxText.init),
            Example(
                "attributed-text", "attributedText",
                "Emphasis and code inside the label.",
                LabeledCheckboxAttributedText.init),
            Example(
                "text-style", "textStyle",
                "The label in the size of a title, beside a box of the usual size.",
                LabeledCheckboxTextStyle.init),
            Example(
                "content-insets", "contentInsets",
                "Space around box and label that is part of the target.",
                LabeledCheckboxContentInsets.init),
            Example(
                "content-placement", "contentPlacement",
                "The label after the box, as by default, or before it.",
                LabeledCheckboxContentPlacement.init),
            Example(
                "number-of-lines", "numberOfLines",
                "One line that ends early, or as many as the text needs; the name is always whole.",
                LabeledCheckboxNumberOfLines.init),
            Example(
                "has-error", "hasError", "The box is red until it is checked.", LabeledCheckboxHasError.init),
        ])
}
