import SwiftCN

struct LabeledCheckboxText: View {
    @State private var mark = CheckboxMark.empty

    var body: some View {
        let labeledCheckbox = LabeledCheckbox(text: "", mark: $mark)
        labeledCheckbox.text = "This is a cool label checkbox!"
        labeledCheckbox
    }
}
