import SwiftCN

struct ToggleGroupBasic: View {
    @State private var selection: Set<String> = []

    let options = [
        CNOption(id: "design", title: "Design system"),
        CNOption(id: "mobile", title: "Mobile app"),
        CNOption(id: "archive", title: "Archived", isDisabled: true),
    ]

    var body: some View {
        CNToggleGroup(options, selection: $selection)
            .accessibilityLabel("Kinds of project")
    }
}
