extension [PublicType] {
    /// The part of a page that lists what can be given to these types, a table each.
    var section: Fragment {
        let tables = map(\.table)
        return """
            <section class="part" aria-labelledby="api">
            <h2 id="api"><a class="self-link" href="#api">API</a></h2>
            \(tables)</section>
            """
    }
}

extension PublicType {
    /// The id of its heading.
    var anchor: String { "api-\(name.split(separator: ".").joined(separator: "-"))" }

    fileprivate var table: Fragment {
        let paragraphs = documentation.paragraphs.map { text -> Fragment in
            "<p>\(Fragment(documentation: text))</p>\n"
        }
        let head: Fragment = """
            <h3 id="\(anchor)"><a class="self-link" href="#\(anchor)"><code>\(name)</code></a></h3>
            \(paragraphs)
            """
        guard !groups.isEmpty else { return head }
        let bodies = groups.map(\.body)
        return """
            \(head)<div class="table-region" role="region" aria-labelledby="\(anchor)" tabindex="0">
            <table class="api">
            <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Default</th>\
            <th scope="col">Meaning</th></tr></thead>
            \(bodies)</table>
            </div>

            """
    }
}

extension PublicType.Group {
    fileprivate var body: Fragment {
        let rows = rows.map(\.line)
        let title: Fragment = signature.isEmpty ? Fragment(text: kind.title) : "<code>\(signature)</code>"
        let condition: Fragment = condition.isEmpty ? "" : " where <code>\(condition)</code>"
        let note: Fragment = note.isEmpty ? "" : "<br>\(Fragment(documentation: note))"
        return """
            <tbody>
            <tr class="api-group"><th scope="rowgroup" colspan="4">\(title)\(condition)\(note)</th></tr>
            \(rows)</tbody>

            """
    }
}

extension PublicType.Group.Kind {
    fileprivate var title: String {
        switch self {
        case .initializer: "Initializers"
        case .requirement: "Requirements"
        case .shorthand: "Short for"
        case .properties: "Properties"
        case .cases: "Cases"
        }
    }
}

extension PublicType.Row {
    fileprivate var line: Fragment {
        let type: Fragment = type.isEmpty ? "" : "<code>\(type)</code>"
        let first: Fragment
        if let defaultValue {
            first = "<code>\(defaultValue)</code>"
        } else {
            first = isRequired ? "required" : isReadOnly ? "read only" : ""
        }
        return """
            <tr><th scope="row"><code>\(name)</code></th><td>\(type)</td><td>\(first)</td>\
            <td>\(Fragment(documentation: meaning))</td></tr>

            """
    }
}
