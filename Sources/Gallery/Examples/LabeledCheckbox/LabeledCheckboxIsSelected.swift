import SwiftCN

struct LabeledCheckboxIsSelected: View {
    @State private var isSelected = true

    var body: some View {
        let labeledCheckbox = LabeledCheckbox(
            text: "Selected means checked or intermediate", isSelected: $isSelected)
        labeledCheckbox
    }
}
