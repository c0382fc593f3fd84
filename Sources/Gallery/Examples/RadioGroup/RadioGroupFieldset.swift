import SwiftCN

struct RadioGroupFieldset: View {
    @State private var size = "m"
    @State private var color = "sand"

    let sizes = [
        CNOption(id: "s", title: "Small"),
        CNOption(id: "m", title: "Medium"),
        CNOption(id: "l", title: "Large"),
    ]
    let colors = [CNOption(id: "sand", title: "Sand"), CNOption(id: "slate", title: "Slate")]

    var body: some View {
        Section("A shirt") {
            CNRadioGroup("Size", options: sizes, selection: $size)
            CNRadioGroup("Color", options: colors, selection: $color)
        }
    }
}
