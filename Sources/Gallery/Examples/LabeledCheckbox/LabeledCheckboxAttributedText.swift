import SwiftCN

struct LabeledCheckboxAttributedText: View {
    @State private var mark = CheckboxMark.empty

    private var attributedString: AttributedString {
        var command = AttributedString("swift build")
        command.inlinePresentationIntent = .code
        var always = AttributedString("always")
        always.inlinePresentationIntent = .emphasized
        return "Run " + command + " before a commit, " + always
    }

    var body: some View {
        let labeledCheckbox = LabeledCheckbox(text: "", mark: $mark)
        labeledCheckbox.attributedText = attributedString
        labeledCheckbox
    }
}
