import SwiftCN

struct SpringToggleDisabled: View {
    @State private var wifi = true
    @State private var airplane = false

    var body: some View {
        VStack(spacing: 20) {
            Toggle(isOn: $wifi) { Label("Wi-Fi", systemImage: "wifi") }
            Toggle(isOn: $airplane) { Label("Airplane mode", systemImage: "airplane") }
        }
        .toggleStyle(.spring)
        .disabled(true)
    }
}
