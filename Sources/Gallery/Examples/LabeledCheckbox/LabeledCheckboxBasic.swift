import SwiftCN

struct LabeledCheckboxBasic: View {
    @State private var mark = CheckboxMark.empty

    var body: some View {
        LabeledCheckbox(text: "This is a labeled checkbox", mark: $mark)
    }
}
