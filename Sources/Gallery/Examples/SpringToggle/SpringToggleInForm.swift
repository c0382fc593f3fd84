import SwiftCN

struct SpringToggleInForm: View {
    @State private var mail = true
    @State private var messages = false

    var body: some View {
        Form {
            Toggle(isOn: $mail) { Label("Mail", systemImage: "envelope") }
            Toggle(isOn: $messages) { Label("Messages", systemImage: "bell.fill") }
        }.toggleStyle(.spring)
    }
}
