/// A table of a page's API part, read from its HTML.
struct ShownTable {
    let type: String
    /// The text between the heading and the table.
    let introduction: String
    let groups: [Group]

    struct Group {
        let head: String
        /// Name, type, default and meaning; of a case its name and meaning.
        let rows: [[String]]

        var isInitializer: Bool { head.hasPrefix("init") }

        /// `name | type | default` of each row.
        var facts: [String] { rows.map { $0.prefix(3).joined(separator: " | ") } }
    }

    /// All tables of a page.
    static func all(of page: String) -> [ShownTable] {
        guard let part = page.between("<h2 id=\"api\">", "</section>") else { return [] }
        return part.components(of: "<h3 id=\"api-").dropFirst().map { ShownTable(String($0)) }
    }

    private init(_ html: String) {
        type = html.between("<code>", "</code>") ?? ""
        let start = html.components(of: "<ul").first.map(String.init)
        introduction = start?.between("</h3>", "<div")?.plain ?? ""
        groups = html.components(of: "<tbody>").dropFirst().map { body in
            let rows = body.split(separator: "<tr").dropFirst().map { row in
                row.matches(of: /<t[hd][^>]*>(.*?)<\/t[hd]>/).map { String($0.1).plain }
            }
            // A table of cases has two columns, and needs no heading inside.
            if let first = rows.first, first.count > 1 { return Group(head: "Cases", rows: rows) }
            return Group(head: rows.first?.first ?? "", rows: Array(rows.dropFirst()))
        }
    }
}

extension String {
    /// What stands between two texts, at their first occurrence.
    func between(_ start: String, _ end: String) -> String? {
        let rest = components(of: start).dropFirst().joined(separator: start)
        return rest.isEmpty ? nil : rest.components(of: end).first.map(String.init)
    }

    /// The text of HTML, without its tags.
    var plain: String {
        replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
            .split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
