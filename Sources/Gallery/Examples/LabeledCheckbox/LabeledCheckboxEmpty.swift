import SwiftCN

struct LabeledCheckboxEmpty: View {
    @State private var mark = CheckboxMark.empty

    var body: some View {
        let labeledCheckbox = LabeledCheckbox(text: "This is a labeled checkbox", mark: $mark)
        labeledCheckbox
    }
}
