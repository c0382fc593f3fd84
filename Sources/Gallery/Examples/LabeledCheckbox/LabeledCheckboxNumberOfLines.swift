import SwiftCN

struct LabeledCheckboxNumberOfLines: View {
    @State private var one = CheckboxMark.empty
    @State private var all = CheckboxMark.empty

    private let text = """
        This is a labeled checkbox whose text needs more room than one line has, so it ends early unless it may take \
        as many lines as it needs
        """

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            LabeledCheckbox(text: text, mark: $one)
            let labeledCheckbox = LabeledCheckbox(text: text, mark: $all)
            labeledCheckbox.numberOfLines = 0
            labeledCheckbox
        }.frame(maxWidth: 320)
    }
}
