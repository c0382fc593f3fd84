import SwiftCN

struct LabeledCheckboxIsEnabled: View {
    @State private var mark = CheckboxMark.checked

    var body: some View {
        let labeledCheckbox = LabeledCheckbox(text: "Locked by your organization", mark: $mark)
        labeledCheckbox.isEnabled = false
        labeledCheckbox
    }
}
