import SwiftCN

struct SpringToggleOnColor: View {
    @State private var focus = true
    @State private var sleep = true

    var body: some View {
        VStack(spacing: 20) {
            Toggle("Focus", isOn: $focus).toggleStyle(SpringToggleStyle(onColor: .indigo))
            Toggle("Sleep", isOn: $sleep).toggleStyle(
                SpringToggleStyle(onColor: Color(red: 0.7, green: 0.25, blue: 0.1)))
        }
    }
}
