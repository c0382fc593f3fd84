import SwiftCN

struct LabeledCheckboxChecked: View {
    @State private var mark = CheckboxMark.checked

    var body: some View {
        let labeledCheckbox = LabeledCheckbox(text: "This is a labeled checkbox", mark: $mark)
        labeledCheckbox
    }
}
