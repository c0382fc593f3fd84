import SwiftCN

struct LabeledCheckboxContentPlacement: View {
    @State private var leading = CheckboxMark.checked
    @State private var trailing = CheckboxMark.checked

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            LabeledCheckbox(text: "Label after the box, the default", mark: $trailing)
            let labeledCheckbox = LabeledCheckbox(text: "Label before the box", mark: $leading)
            labeledCheckbox.contentPlacement = .leading
            labeledCheckbox
        }
    }
}
