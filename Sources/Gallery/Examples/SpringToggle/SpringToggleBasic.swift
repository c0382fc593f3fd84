import SwiftCN

struct SpringToggleBasic: View {
    @State private var notifications = false
    @State private var sounds = true
    @State private var haptics = false

    var body: some View {
        VStack(spacing: 28) {
            Toggle(isOn: $notifications) { Label("Notifications", systemImage: "bell.fill") }
            Toggle(isOn: $sounds) { Label("Sounds", systemImage: "speaker.wave.2.fill") }
            Toggle(isOn: $haptics) { Label("Haptics", systemImage: "iphone.radiowaves.left.and.right") }
        }
        .toggleStyle(.spring)
        .font(.title3.weight(.medium))
        .padding(24)
        .background(.background, in: .rect(cornerRadius: 28))
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
