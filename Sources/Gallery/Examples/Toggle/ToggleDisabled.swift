import SwiftCN

struct ToggleDisabled: View {
    @State private var isOn = true
    @State private var isOff = false

    var body: some View {
        HStack(spacing: 12) {
            CNToggle(isOn: $isOn) { Label("Bold", systemImage: "bold") }
            CNToggle(isOn: $isOff) { Label("Underline", systemImage: "underline") }
        }.disabled(true)
    }
}
