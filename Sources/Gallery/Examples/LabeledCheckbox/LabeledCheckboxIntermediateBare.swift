import SwiftCN

struct LabeledCheckboxIntermediateBare: View {
    @State private var mark = CheckboxMark.intermediate

    var body: some View {
        let checkbox = Checkbox(mark: $mark)
        checkbox.accessibilityLabel("A checkbox without a label")
    }
}
