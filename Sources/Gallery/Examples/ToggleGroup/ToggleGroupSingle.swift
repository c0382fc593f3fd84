import SwiftCN

struct ToggleGroupSingle: View {
    @State private var selection: String?

    let options = [
        CNOption(id: "design", title: "Design system"),
        CNOption(id: "mobile", title: "Mobile app"),
        CNOption(id: "archive", title: "Archived", isDisabled: true),
    ]

    var body: some View {
        CNToggleGroup(options, selection: $selection)
            .accessibilityLabel("Kind of project, one at most")
    }
}
