import SwiftCN

struct SwitchRTL: View {
    @State private var isOn = true

    var body: some View {
        CNSwitch("الإشعارات", isOn: $isOn)
            .environment(\.layoutDirection, .rightToLeft)
    }
}
