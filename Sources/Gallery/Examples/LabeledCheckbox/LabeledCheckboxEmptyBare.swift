import SwiftCN

struct LabeledCheckboxEmptyBare: View {
    @State private var mark = CheckboxMark.empty

    var body: some View {
        let checkbox = Checkbox(mark: $mark)
        checkbox.accessibilityLabel("A checkbox without a label")
    }
}
