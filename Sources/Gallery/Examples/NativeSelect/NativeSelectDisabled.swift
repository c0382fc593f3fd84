import SwiftCN

struct NativeSelectDisabled: View {
    @State private var selection = "design"
    @State private var locked = "mobile"

    let options = [
        CNOption(id: "design", title: "Design system"),
        CNOption(id: "mobile", title: "Mobile app"),
        CNOption(id: "archive", title: "Archived", isDisabled: true),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            CNNativeSelect("One option is disabled", options: options, selection: $selection)
            CNNativeSelect("All of it is disabled", options: options, selection: $locked).disabled(true)
        }
    }
}
