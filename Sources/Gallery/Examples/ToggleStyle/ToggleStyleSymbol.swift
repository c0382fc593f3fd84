import SwiftCN

struct ToggleStyleSymbol: View {
    @State private var milk = true
    @State private var bread = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Toggle("Groceries", sources: [$milk, $bread], isOn: \.self).id("all")
            Toggle("Milk", isOn: $milk)
            Toggle("Bread", isOn: $bread)
        }.toggleStyle(SymbolToggleStyle())
    }
}

private struct SymbolToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Image(
                systemName: configuration.isMixed
                    ? "minus.circle.fill" : configuration.isOn ? "checkmark.circle.fill" : "circle.fill")
            configuration.label
        }
    }
}
