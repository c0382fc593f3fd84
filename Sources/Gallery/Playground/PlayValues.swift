internal import SwiftCN

/// What the fields of a playground are set to. Every value is one that its field allows.
struct PlayValues: Sendable {
    /// One row of a list.
    struct Row: Sendable {
        fileprivate(set) var texts: [String: String]

        init(_ texts: [String: String]) { self.texts = texts }

        subscript(column: String) -> String { texts[column] ?? "" }

        func flag(_ column: String) -> Bool { texts[column] == "true" }

        /// The text, or nil where there is none.
        func some(_ column: String) -> String? {
            let text = self[column]
            return text.isEmpty ? nil : text
        }
    }

    private var texts: [String: [String]] = [:]
    private var firsts: [String: [String]] = [:]
    /// The rows of the list, where there is one.
    var rows: [Row] = []

    /// Sets a field.
    mutating func set(_ field: PlayField, _ value: [String]) {
        texts[field.name] = value
        firsts[field.name] = field.first
    }

    /// All texts of a field.
    func all(_ name: String) -> [String] { texts[name] ?? [] }

    /// The one text of a field.
    func text(_ name: String) -> String { texts[name]?.last ?? "" }

    /// The text, or nil where there is none.
    func some(_ name: String) -> String? {
        let text = text(name)
        return text.isEmpty ? nil : text
    }

    func key(_ name: String) -> LocalizedStringKey { LocalizedStringKey(text(name)) }

    func flag(_ name: String) -> Bool { text(name) == "true" }

    func number(_ name: String) -> Int { Int(text(name)) ?? 0 }

    var classes: TWClasses { TWClasses(text("classes")) }

    func color(_ name: String) -> PlayColor { PlayColor(text(name)) ?? .first }

    /// The case of that name.
    func one<Value: CaseIterable>(_ name: String, of fallback: Value) -> Value {
        Value.allCases.first { String(describing: $0) == text(name) } ?? fallback
    }

    /// Whether a field is as it is while the address does not speak of it.
    func isFirst(_ name: String) -> Bool { texts[name] == firsts[name] }
}
