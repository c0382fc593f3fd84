import SwiftCN

struct ToggleSizes: View {
    @State private var small = false
    @State private var regular = true
    @State private var large = false

    var body: some View {
        HStack(spacing: 12) {
            CNToggle("Small", isOn: $small, classes: "outline").controlSize(.small)
            CNToggle("Regular", isOn: $regular, classes: "outline")
            CNToggle("Large", isOn: $large, classes: "outline").controlSize(.large)
        }
    }
}
