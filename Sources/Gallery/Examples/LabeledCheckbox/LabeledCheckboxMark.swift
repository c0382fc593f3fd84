import SwiftCN

struct LabeledCheckboxMark: View {
    @State private var mark = CheckboxMark.intermediate

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            LabeledCheckbox(text: "A press checks it", mark: $mark)
            HStack {
                Button("Empty") { mark = .empty }.id("empty")
                Button("Checked") { mark = .checked }.id("checked")
                Button("Intermediate") { mark = .intermediate }.id("intermediate")
            }
        }
    }
}
