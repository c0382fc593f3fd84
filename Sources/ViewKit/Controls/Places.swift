/// Where the things of a list stand, by their names. As long as they are few, they are looked through: that is quicker than to
/// hash a name, and most examples have a state or two with two or three options.
struct Places: Sendable, Equatable {
    private static let few = 8
    /// The names of few.
    private var names: [String] = []
    /// The places of many.
    private var table: [String: Int] = [:]

    mutating func reserveCapacity(_ count: Int) {
        if count > Self.few { table.reserveCapacity(count) } else { names.reserveCapacity(count) }
    }

    subscript(name: String) -> Int? {
        table.isEmpty ? names.firstIndex(of: name) : table[name]
    }

    /// Notes the name of the next thing of the list, which none before it has.
    mutating func append(_ name: String) {
        guard table.isEmpty else { return table[name] = table.count }
        names.append(name)
        guard names.count > Self.few else { return }
        for (place, name) in names.enumerated() { table[name] = place }
        names = []
    }
}
