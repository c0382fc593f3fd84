import SwiftCN

struct CheckboxGroup: View {
    @State private var mail = true
    @State private var push = false
    @State private var text = false

    var body: some View {
        Section("Tell me about replies") {
            VStack(alignment: .leading, spacing: 4) {
                CNCheckbox("By mail", isOn: $mail)
                CNCheckbox("On this device", isOn: $push)
                CNCheckbox("By text message", isOn: $text)
            }
        }
    }
}
