import SwiftCN

struct SwitchInvalid: View {
    @State private var isOn = false

    var body: some View {
        CNSwitch("Allow camera", isOn: $isOn)
            .fieldError(isOn ? nil : "A video call needs the camera.")
    }
}
