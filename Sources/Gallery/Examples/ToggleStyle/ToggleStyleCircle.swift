import SwiftCN

struct ToggleStyleCircle: View {
    @State private var isOn = true

    var body: some View {
        Toggle("Water the plants", isOn: $isOn)
            .toggleStyle(CircleToggleStyle())
    }
}

private struct CircleToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                configuration.label
            }
        }
    }
}
