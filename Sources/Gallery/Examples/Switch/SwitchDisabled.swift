import SwiftCN

struct SwitchDisabled: View {
    @State private var isOn = true
    @State private var isOff = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CNSwitch("Encryption, always on", isOn: $isOn)
            CNSwitch("Sharing, turned off by your organization", isOn: $isOff)
        }.disabled(true)
    }
}
