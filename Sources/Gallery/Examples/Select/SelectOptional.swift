import SwiftCN

struct SelectOptional: View {
    @State private var selection: String? = "mobile"

    let options = [
        CNOption(id: "design", title: "Design system"),
        CNOption(id: "mobile", title: "Mobile app"),
        CNOption(id: "archive", title: "Archived", isDisabled: true),
    ]

    var body: some View {
        CNSelect("Workspace", options: options, selection: $selection)
    }
}
