/// A type as its users see it: what it is for, how one is made, and what can be set.
struct PublicType: Sendable, Equatable {
    /// `struct`, `class`, `enum` or `protocol`; empty for what only extensions say of it.
    var keyword = ""
    /// Its name, after those of the types around it.
    var name: String
    var documentation = Documentation()
    /// Initializers in the order of the source, then properties and cases.
    var groups: [Group] = []

    /// What belongs together under one heading of a type's table.
    struct Group: Sendable, Equatable {
        enum Kind: Sendable {
            case initializer, requirement, shorthand, properties, cases
        }

        var kind: Kind
        /// `init(_:isOn:)` for an initializer, `makeBody(configuration:) -> Body` for a requirement.
        var signature = ""
        /// What must hold for it to be there: `Label == Text`.
        var condition = ""
        var note = ""
        var rows: [Row]
    }

    /// A parameter, a property or a case.
    struct Row: Sendable, Equatable {
        /// As it is written where it is declared, label first: `_ title`.
        var name: String
        /// With its attributes; that of a property without one is told by its first value.
        var type: String
        var defaultValue: String?
        var isRequired = false
        var isReadOnly = false
        var meaning: String
    }

    /// Adds rows, to the group of their kind where it is one group for all.
    mutating func add(_ group: Group) {
        if group.signature.isEmpty, let index = groups.firstIndex(where: { $0.kind == group.kind }) {
            groups[index].rows += group.rows
        } else {
            groups.append(group)
        }
    }
}
