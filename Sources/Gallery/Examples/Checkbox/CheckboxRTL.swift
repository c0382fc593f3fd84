import SwiftCN

struct CheckboxRTL: View {
    @State private var isOn = true

    var body: some View {
        CNCheckbox("أوافق على الشروط", isOn: $isOn)
            .environment(\.layoutDirection, .rightToLeft)
    }
}
