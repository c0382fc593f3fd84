import SwiftCN

struct LabeledCheckboxTextStyle: View {
    @State private var mark = CheckboxMark.checked

    var body: some View {
        let labeledCheckbox = LabeledCheckbox(text: "As large as a title", mark: $mark)
        labeledCheckbox.textStyle = .title1
        labeledCheckbox
    }
}
