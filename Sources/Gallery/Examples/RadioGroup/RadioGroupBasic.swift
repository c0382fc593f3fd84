import SwiftCN

struct RadioGroupBasic: View {
    @State private var selection = "design"

    let options = [
        CNOption(id: "design", title: "Design system"),
        CNOption(id: "mobile", title: "Mobile app"),
        CNOption(id: "archive", title: "Archived", isDisabled: true),
    ]

    var body: some View {
        CNRadioGroup("Workspace", options: options, selection: $selection)
    }
}
