import SwiftCN

struct ToggleGroupRTL: View {
    @State private var selection: Set<String> = ["bold"]

    let marks = [
        CNOption(id: "bold", title: "عريض", systemImage: "bold"),
        CNOption(id: "italic", title: "مائل", systemImage: "italic"),
        CNOption(id: "underline", title: "تحته خط", systemImage: "underline"),
    ]

    var body: some View {
        CNToggleGroup(marks, selection: $selection, classes: "outline")
            .accessibilityLabel("نمط النص")
            .environment(\.layoutDirection, .rightToLeft)
    }
}
