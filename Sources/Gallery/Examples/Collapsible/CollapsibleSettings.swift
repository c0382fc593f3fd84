import SwiftCN

struct CollapsibleSettings: View {
    @State private var isOpen = true
    @State private var backups = true
    @State private var region = "eu"

    let regions = [CNOption(id: "eu", title: "Europe"), CNOption(id: "us", title: "United States")]

    var body: some View {
        CNCollapsible(isExpanded: $isOpen, keepContentMounted: true) {
            VStack(alignment: .leading, spacing: 16) {
                CNSwitch("Nightly backups", isOn: $backups)
                CNRadioGroup("Region", options: regions, selection: $region)
            }
        } label: {
            Text("Advanced settings")
        }
    }
}
