import SwiftCN

struct ToggleGroupVertical: View {
    @State private var selection: Set<String> = ["design"]

    let options = [
        CNOption(id: "design", title: "Design system"),
        CNOption(id: "mobile", title: "Mobile app"),
        CNOption(id: "archive", title: "Archived", isDisabled: true),
    ]

    var body: some View {
        CNToggleGroup(options, selection: $selection, axis: .vertical, classes: "outline")
            .accessibilityLabel("Kinds of project")
    }
}
