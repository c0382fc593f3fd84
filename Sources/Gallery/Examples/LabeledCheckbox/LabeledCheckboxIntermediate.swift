import SwiftCN

struct LabeledCheckboxIntermediate: View {
    @State private var mark = CheckboxMark.intermediate

    var body: some View {
        let labeledCheckbox = LabeledCheckbox(text: "This is a labeled checkbox", mark: $mark)
        labeledCheckbox
    }
}
