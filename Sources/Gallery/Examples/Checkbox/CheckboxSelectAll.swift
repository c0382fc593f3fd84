import SwiftCN

struct CheckboxSelectAll: View {
    @State private var read = true
    @State private var write = false
    @State private var manage = false

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Toggle("All permissions", sources: [$read, $write, $manage], isOn: \.self)
                .toggleStyle(.checkbox)
                .id("all")
            VStack(alignment: .leading, spacing: 4) {
                CNCheckbox("Read", isOn: $read)
                CNCheckbox("Write", isOn: $write)
                CNCheckbox("Manage", isOn: $manage)
            }.tw("ps-6")
        }
    }
}
