import SwiftCN

struct CheckboxTable: View {
    @State private var selection: Set<String> = ["ada"]

    var body: some View {
        Grid {
            ForEach(people) { person in
                GridRow {
                    GridCell {
                        CNCheckbox(isOn: isSelected(person)) { Text("Select \(person.name)") }.labelsHidden()
                    }
                    GridCell(.rowHeader) { Text(person.name) }
                    GridCell { Text(person.field) }
                }
            }
        } header: {
            GridRow {
                GridCell(.columnHeader) {
                    Toggle("Select everybody", sources: people.map(isSelected), isOn: \.self)
                        .toggleStyle(.checkbox)
                        .labelsHidden()
                        .id("all")
                }
                GridCell(.columnHeader) { Text("Name") }
                GridCell(.columnHeader) { Text("Field") }
            }
        }.accessibilityLabel("People")
    }

    private func isSelected(_ person: Person) -> Binding<Bool> {
        Binding(
            get: { selection.contains(person.id) },
            set: { isOn in
                if isOn { selection.insert(person.id) } else { selection.remove(person.id) }
            })
    }
}

private struct Person: Identifiable {
    let id, name, field: String
}

private let people = [
    Person(id: "ada", name: "Ada Lovelace", field: "Analysis"),
    Person(id: "grace", name: "Grace Hopper", field: "Compilers"),
    Person(id: "barbara", name: "Barbara Liskov", field: "Languages"),
]
