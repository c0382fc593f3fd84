import SwiftCN

struct SwitchChoiceCard: View {
    @State private var devices = true
    @State private var team = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CNSwitch(isOn: $devices, classes: "choice-card") {
                card("Share across devices", "Focus follows you, and turns off everywhere at once.")
            }
            CNSwitch(isOn: $team, classes: "choice-card") {
                card("Share with the team", "The others see that you are busy, not with what.")
            }
        }.frame(maxWidth: 420)
    }

    private func card(_ title: String, _ detail: String) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title).tw("font-medium")
            Text(detail).tw("text-sm text-muted-foreground")
        }
    }
}
