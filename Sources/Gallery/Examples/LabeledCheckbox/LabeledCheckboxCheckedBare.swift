import SwiftCN

struct LabeledCheckboxCheckedBare: View {
    @State private var mark = CheckboxMark.checked

    var body: some View {
        let checkbox = Checkbox(mark: $mark)
        checkbox.accessibilityLabel("A checkbox without a label")
    }
}
