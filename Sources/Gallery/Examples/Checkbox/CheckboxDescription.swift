import SwiftCN

struct CheckboxDescription: View {
    @State private var isOn = true

    var body: some View {
        CNCheckbox("Send me the newsletter", isOn: $isOn)
            .fieldDescription("Once a month. Every issue ends with a link to leave.")
    }
}
