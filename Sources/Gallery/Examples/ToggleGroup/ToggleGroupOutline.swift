import SwiftCN

struct ToggleGroupOutline: View {
    @State private var selection: Set<String> = ["bold"]

    let marks = [
        CNOption(id: "bold", title: "Bold", systemImage: "bold"),
        CNOption(id: "italic", title: "Italic", systemImage: "italic"),
        CNOption(id: "underline", title: "Underline", systemImage: "underline"),
    ]

    var body: some View {
        CNToggleGroup(marks, selection: $selection, classes: "outline")
            .accessibilityLabel("Text style")
    }
}
