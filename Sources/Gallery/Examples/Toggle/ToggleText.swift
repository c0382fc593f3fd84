import SwiftCN

struct ToggleText: View {
    @State private var isOn = true

    var body: some View {
        CNToggle("Show line numbers", isOn: $isOn)
    }
}
