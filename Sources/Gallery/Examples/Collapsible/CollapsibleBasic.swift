import SwiftCN

struct CollapsibleBasic: View {
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CNCollapsible(isExpanded: $isOn, keepContentMounted: true) {
                Text("The content stays in the page while it is hidden.").tw("text-sm")
            } label: {
                Text("Show details")
            }
        }
    }
}
