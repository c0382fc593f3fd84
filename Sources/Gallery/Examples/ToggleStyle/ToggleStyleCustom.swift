import SwiftCN

struct ToggleStyleCustom: View {
    @State private var isPinned = false

    var body: some View {
        Toggle("Pin to the top", isOn: $isPinned)
            .toggleStyle(PinToggleStyle())
    }
}

/// A style of one's own: a type that draws a button, and the button toggles.
private struct PinToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 8) {
                configuration.label
                Image(systemName: configuration.isOn ? "pin.fill" : "pin")
            }
        }.tw("rounded-full border px-4 py-1 hover:bg-accent")
    }
}
