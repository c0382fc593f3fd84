import SwiftCN

struct CollapsibleDisabled: View {
    @State private var closed = false
    @State private var open = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CNCollapsible(isExpanded: $closed) {
                Text("Nobody gets to read this.")
            } label: {
                Text("Closed for good")
            }
            CNCollapsible(isExpanded: $open) {
                Text("Everybody gets to read this.")
            } label: {
                Text("Open for good")
            }
        }.disabled(true)
    }
}
