import SwiftCN

struct SwitchSizes: View {
    @State private var small = true
    @State private var regular = true
    @State private var large = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CNSwitch("Small", isOn: $small).controlSize(.small)
            CNSwitch("Regular", isOn: $regular)
            CNSwitch("Large", isOn: $large).controlSize(.large)
        }
    }
}
