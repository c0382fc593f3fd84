import SwiftCN

struct LabeledCheckboxHasError: View {
    @State private var mark = CheckboxMark.empty

    var body: some View {
        let labeledCheckbox = LabeledCheckbox(text: "Agree to the house rules", mark: $mark)
        labeledCheckbox.hasError = mark == .empty
        labeledCheckbox.fieldError(mark == .empty ? "Nobody comes in without agreeing." : nil)
    }
}
