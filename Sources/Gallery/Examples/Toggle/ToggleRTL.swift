import SwiftCN

struct ToggleRTL: View {
    @State private var isOn = true

    var body: some View {
        CNToggle(isOn: $isOn, classes: "outline") { Label("مفضلة", systemImage: "bookmark") }
            .environment(\.layoutDirection, .rightToLeft)
    }
}
