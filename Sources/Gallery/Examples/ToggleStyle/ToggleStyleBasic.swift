import SwiftCN

struct ToggleStyleBasic: View {
    @State private var checkbox = true
    @State private var button = true
    @State private var plain = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Toggle("A switch unless told otherwise", isOn: $plain)
            Toggle("A checkbox", isOn: $checkbox).toggleStyle(.checkbox)
            Toggle("A button", isOn: $button).toggleStyle(.button)
        }
    }
}
