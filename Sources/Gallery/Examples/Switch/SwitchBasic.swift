import SwiftCN

struct SwitchBasic: View {
    @State private var isOn = true

    var body: some View {
        CNSwitch("Notifications", isOn: $isOn)
    }
}
