import SwiftCN

struct LabeledCheckboxContentInsets: View {
    @State private var mark = CheckboxMark.checked

    var body: some View {
        let labeledCheckbox = LabeledCheckbox(text: "Press anywhere near", mark: $mark)
        labeledCheckbox.contentInsets = UIEdgeInsets(left: 10, top: 10, bottom: 10, right: 10)
        labeledCheckbox
    }
}
