import SwiftCN

struct NativeSelectInvalid: View {
    @State private var selection: String?

    let options = [
        CNOption(id: "design", title: "Design system"),
        CNOption(id: "mobile", title: "Mobile app"),
        CNOption(id: "archive", title: "Archived", isDisabled: true),
    ]

    var body: some View {
        CNNativeSelect("Workspace", options: options, selection: $selection)
            .fieldError(selection == nil ? "Choose a workspace to move to." : nil)
    }
}
