import SwiftCN

struct CheckboxInvalid: View {
    @State private var isOn = false

    var body: some View {
        CNCheckbox("I have read the licence", isOn: $isOn)
            .fieldError(isOn ? nil : "Read the licence and tick the box to go on.")
    }
}
