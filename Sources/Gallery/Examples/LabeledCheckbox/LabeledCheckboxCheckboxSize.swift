import SwiftCN

struct LabeledCheckboxCheckboxSize: View {
    @State private var small = CheckboxMark.checked
    @State private var large = CheckboxMark.checked

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            LabeledCheckbox(text: "20, the default", mark: $small)
            let labeledCheckbox = LabeledCheckbox(text: "32", mark: $large)
            labeledCheckbox.checkboxSize = 32
            labeledCheckbox
        }
    }
}
