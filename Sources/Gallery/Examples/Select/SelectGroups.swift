import SwiftCN

struct SelectGroups: View {
    @State private var food = "pear"

    let groups = [
        CNOptionGroup(
            "Fruit", options: [CNOption(id: "apple", title: "Apple"), CNOption(id: "pear", title: "Pear")]),
        CNOptionGroup(
            "Vegetables",
            options: [
                CNOption(id: "leek", title: "Leek"),
                CNOption(id: "kale", title: "Kale", isDisabled: true),
            ]),
    ]

    var body: some View {
        CNSelect("Food", groups: groups, selection: $food)
    }
}
