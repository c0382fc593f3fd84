import SwiftCN

struct CheckboxDisabled: View {
    @State private var isOn = true
    @State private var isOff = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CNCheckbox("Backups, required by your plan", isOn: $isOn)
            CNCheckbox("Replicas, not part of your plan", isOn: $isOff)
        }.disabled(true)
    }
}
