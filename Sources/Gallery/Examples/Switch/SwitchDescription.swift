import SwiftCN

struct SwitchDescription: View {
    @State private var isOn = false

    var body: some View {
        CNSwitch("Share what I use", isOn: $isOn)
            .fieldDescription("Counts only, never what you write.")
    }
}
