import SwiftCN

struct ToggleStyleSources: View {
    @State private var mail = true
    @State private var calendar = false
    @State private var contacts = true

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Toggle(sources: [$mail, $calendar, $contacts], isOn: \.self) {
                Text("Sync everything").tw("font-semibold")
            }.id("all")
            Toggle("Mail", isOn: $mail)
            Toggle("Calendar", isOn: $calendar)
            Toggle("Contacts", isOn: $contacts)
        }.toggleStyle(.checkbox)
    }
}
