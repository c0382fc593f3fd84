import SwiftCN

struct ToggleBasic: View {
    @State private var isOn = false

    var body: some View {
        CNToggle(isOn: $isOn) { Label("Bold", systemImage: "bold") }
    }
}
