/// A parameter that is a list, such as the options of a group: rows that can be added, moved and removed.
///
/// The address says how many rows there are where that is not the first number (`options=4`), and what of a row is
/// another than at first (`options.2.title=Two`).
struct PlayList: Sendable {
    /// More rows than these are not taken.
    static let most = 12

    /// The name of the parameter.
    let name: String
    /// What one row is called, in small letters.
    let noun: String
    /// The fields of a row.
    let columns: [PlayField]
    /// The rows at first: the texts of the columns, by name. What a row leaves out is the column's first text.
    let rows: [[String: String]]
    let claims: [String]
    var type = ""
    var meaning = ""

    init(
        _ name: String, noun: String, columns: [PlayField], rows: [[String: String]], claims: [String]? = nil
    ) {
        self.name = name
        self.noun = noun
        self.columns = columns
        self.rows = rows
        self.claims = claims ?? [name]
    }

    /// The field of the number of rows, which has the list's own name.
    var count: PlayField { .number(name, 1...Self.most, rows.count) }

    /// The name of a field in a row; rows are counted from 1.
    func name(of column: String, in row: Int) -> String { "\(name).\(row).\(column)" }

    /// The fields of a row, with what they are at first.
    func fields(of row: Int) -> [PlayField] {
        columns.map { column in
            let first = rows.indices.contains(row - 1) ? rows[row - 1][column.name] : added(column.name, row)
            var field = PlayField(
                name(of: column.name, in: row), column.kind, first: first.map { [$0] } ?? column.first)
            field.meaning = column.meaning
            field.type = column.type
            field.condition = column.condition
            return field
        }
    }

    /// What a column says at first in a row that was added.
    private func added(_ column: String, _ row: Int) -> String? {
        switch column {
        case "id": "\(noun)-\(row)"
        case "title": "\(noun.prefix(1).uppercased())\(noun.dropFirst()) \(row)"
        default: nil
        }
    }
}

/// Which rows of a list are chosen at first.
struct PlaySelection: Sendable {
    /// How many can be chosen.
    enum Mode: String, Sendable {
        /// Any number: a Set.
        case any
        /// One or none: an optional.
        case optional
        /// Always one.
        case one
        /// One at most, in a Set.
        case single
    }

    /// The name of the parameter.
    let name: String
    /// The id that is chosen at first, where there is one.
    let first: String?
    let mode: @Sendable (PlayValues) -> Mode
    var type = ""
    var meaning = ""

    init(_ name: String, first: String?, mode: @escaping @Sendable (PlayValues) -> Mode) {
        self.name = name
        self.first = first
        self.mode = mode
    }

    /// The field, among the rows that can be chosen. One of several that are all disabled is chosen all the same.
    func field(_ values: PlayValues) -> PlayField {
        var enabled = values.rows.filter { !$0.flag("isDisabled") }
        if enabled.isEmpty, mode(values) == .one { enabled = values.rows }
        let rows = enabled.map { PlayField.Choice(name: $0["id"], title: $0["title"]) }
        let ids = rows.map(\.name)
        let kept = first.flatMap { ids.contains($0) ? $0 : nil }
        var field: PlayField
        switch mode(values) {
        case .any: field = PlayField(name, .members(rows, atMost: PlayList.most), first: [])
        case .single: field = PlayField(name, .members(rows, atMost: 1), first: [])
        case .optional:
            let none = PlayField.Choice(name: "", title: "None")
            field = PlayField(name, .choice([none] + rows), first: [""])
        case .one: field = PlayField(name, .choice(rows), first: [kept ?? ids.first ?? ""])
        }
        field.type = type
        field.meaning = meaning
        return field
    }
}
