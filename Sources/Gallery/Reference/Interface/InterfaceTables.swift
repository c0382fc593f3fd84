extension [PublicType] {
    /// The part of a page that lists what can be given to these types, a table each.
    var section: Fragment {
        let names = Set(map(\.name))
        let tables = map { $0.described(among: names) }
        return """
            <section class="part" aria-labelledby="api">
            <h2 id="api"><a class="self-link" href="#api">API</a></h2>
            \(tables)</section>
            """
    }
}

extension PublicType {
    fileprivate static func anchor(_ name: some StringProtocol) -> String {
        "api-\(name.split(separator: ".").joined(separator: "-"))"
    }

    /// Its heading, what is said of it, and its table. `names` are the types that the page has, which are linked to.
    fileprivate func described(among names: Set<String>) -> Fragment {
        let anchor = Self.anchor(name)
        let paragraphs = documentation.paragraphs.map { text -> Fragment in
            "<p>\(Fragment(documentation: text))</p>\n"
        }
        return """
            <h3 id="\(anchor)"><a class="self-link" href="#\(anchor)"><code>\(name)</code></a></h3>
            \(paragraphs)\(members(among: names))
            """
    }

    /// A table; a list where no member has more to say than its name.
    private func members(among names: Set<String>) -> Fragment {
        if groups.allSatisfy(\.rows.isEmpty) {
            let lines = groups.map { group -> Fragment in "<li>\(group.title)</li>\n" }
            return lines.isEmpty ? "" : "<ul class=\"notes\">\n\(lines)</ul>\n"
        }
        let areCases = groups.allSatisfy { $0.kind == .cases }
        let head: Fragment =
            areCases
            ? "<th scope=\"col\">Case</th><th scope=\"col\">Meaning</th>"
            : """
            <th scope="col">Name</th><th scope="col">Type</th><th scope="col">Default</th>\
            <th scope="col">Meaning</th>
            """
        let bodies = groups.map { group -> Fragment in
            let title: Fragment = """
                <tr class="api-group"><th scope="rowgroup" colspan="4">\
                <span class="api-title">\(group.title)</span></th></tr>

                """
            let rows = group.rows.map { areCases ? $0.pair : $0.line(among: names) }
            return "<tbody>\n\(title, if: !areCases)\(rows)</tbody>\n"
        }
        let kind: Fragment = areCases ? "api" : "api api-named"
        return """
            <div class="table-region" role="region" aria-label="Interface of \(name)" tabindex="0">
            <table class="\(kind)">
            <thead><tr>\(head)</tr></thead>
            \(bodies)</table>
            </div>

            """
    }
}

extension PublicType.Group {
    /// How it is written, when it is there, and what it is for.
    fileprivate var title: Fragment {
        let head: Fragment = signature.isEmpty ? Fragment(text: kind.title) : "<code>\(signature)</code>"
        let condition: Fragment = condition.isEmpty ? "" : " where <code>\(condition)</code>"
        let note: Fragment =
            note.isEmpty ? "" : "<br><span class=\"api-note\">\(Fragment(documentation: note))</span>"
        return "\(head)\(condition)\(note)"
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
    fileprivate func line(among names: Set<String>) -> Fragment {
        let first: Fragment
        if let defaultValue {
            first = "<code>\(defaultValue)</code>"
        } else {
            first = isRequired ? "required" : isReadOnly ? "read only" : ""
        }
        return """
            <tr><th scope="row"><code>\(name)</code></th><td>\(linkedType(among: names))</td><td>\(first)</td>\
            <td>\(Fragment(documentation: meaning))</td></tr>

            """
    }

    /// Name and meaning alone.
    fileprivate var pair: Fragment {
        """
        <tr><th scope="row"><code>\(name)</code></th><td>\(Fragment(documentation: meaning))</td></tr>

        """
    }

    /// The type, with links to those that the page describes.
    private func linkedType(among names: Set<String>) -> Fragment {
        var code = Fragment()
        var rest = Substring(type)
        while let first = rest.first {
            let isWord = first.standsInTypeName
            let part = rest.prefix { $0.standsInTypeName == isWord }
            let text = Fragment(text: String(part))
            code +=
                names.contains(String(part)) ? "<a href=\"#\(PublicType.anchor(part))\">\(text)</a>" : text
            rest = rest[part.endIndex...]
        }
        return type.isEmpty ? "" : "<code>\(code)</code>"
    }
}

extension Character {
    /// Whether it is part of the name of a type, with those around it.
    var standsInTypeName: Bool { isLetter || isNumber || self == "_" || self == "." }
}
