import SwiftCN

struct ToggleGroupAlwaysOne: View {
    @State private var alignment = "left"

    let alignments = [
        CNOption(id: "left", title: "Left", systemImage: "text.alignleft"),
        CNOption(id: "center", title: "Center", systemImage: "text.aligncenter"),
        CNOption(id: "right", title: "Right", systemImage: "text.alignright"),
    ]

    var body: some View {
        CNToggleGroup(alignments, selection: $alignment, classes: "outline")
            .accessibilityLabel("Alignment")
    }
}
