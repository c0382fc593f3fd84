import SwiftCN

struct ToggleOutline: View {
    @State private var isOn = false

    var body: some View {
        CNToggle(isOn: $isOn, classes: "outline") { Label("Italic", systemImage: "italic") }
    }
}
