import SwiftCN

struct CollapsibleUnmounted: View {
    @State private var isOn = false

    var body: some View {
        CNCollapsible(isExpanded: $isOn) {
            Text("This text is in the page only while it is shown.").tw("text-sm")
        } label: {
            Text("Show what is not there")
        }
    }
}
