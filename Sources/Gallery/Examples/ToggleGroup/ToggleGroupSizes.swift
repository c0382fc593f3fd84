import SwiftCN

struct ToggleGroupSizes: View {
    @State private var small: Set<String> = ["mobile"]
    @State private var large: Set<String> = ["design"]

    let options = [
        CNOption(id: "design", title: "Design system"),
        CNOption(id: "mobile", title: "Mobile app"),
        CNOption(id: "archive", title: "Archived", isDisabled: true),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            CNToggleGroup(options, selection: $small)
                .controlSize(.small)
                .accessibilityLabel("Small group")
            CNToggleGroup(options, selection: $large)
                .controlSize(.large)
                .accessibilityLabel("Large group")
        }
    }
}
