/// What is wrong with a page, as far as a small reader can tell: tags that do not match, attributes that come twice, ids
/// that are not unique, and references that lead nowhere.
struct HTMLCheck {
    private(set) var faults: [String] = []
    private(set) var ids: [String] = []
    private var references: [String] = []
    private var open: [String] = []

    private static let voids: Set<String> = [
        "base", "br", "hr", "img", "input", "link", "meta", "path", "rect",
    ]

    init(_ html: String) {
        var rest = Substring(html)
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            guard let end = Self.end(of: rest) else {
                faults.append("A tag does not end: \(rest.prefix(40))")
                return
            }
            read(rest[..<end])
            rest = rest[rest.index(after: end)...]
        }
        if !open.isEmpty { faults.append("Not closed: \(open)") }
        let counts = Dictionary(grouping: ids, by: \.self)
        faults += counts.filter { $1.count > 1 }.map { "The id \($0.key) is there \($0.value.count) times." }
        faults += ids.filter { $0.isEmpty || $0.contains(" ") }.map { "The id “\($0)” has a blank." }
        faults += references.filter { counts[$0] == nil }.map { "Nothing has the id \($0)." }
    }

    /// Where a tag ends, a ">" in an attribute aside.
    private static func end(of text: Substring) -> Substring.Index? {
        var isQuoted = false
        return text.indices.first { index in
            if text[index] == "\"" { isQuoted.toggle() }
            return text[index] == ">" && !isQuoted
        }
    }

    private mutating func read(_ tag: Substring) {
        if tag.hasPrefix("!") { return }
        if tag.hasPrefix("/") {
            let name = String(tag.dropFirst())
            if open.popLast() != name { faults.append("</\(name)> closes something else.") }
            return
        }
        let name = String(tag.prefix { !$0.isWhitespace && $0 != "/" })
        if !Self.voids.contains(name), !tag.hasSuffix("/") { open.append(name) }
        readAttributes(tag.dropFirst(name.count))
    }

    private mutating func readAttributes(_ text: Substring) {
        var seen: Set<String> = []
        for (name, value) in Self.attributes(text) {
            if !seen.insert(name).inserted { faults.append("\(name) comes twice in \(text)") }
            switch name {
            case "id": ids.append(value)
            case "for", "aria-controls", "aria-describedby", "aria-labelledby", "popovertarget":
                references += value.split(separator: " ").map(String.init)
            case "href" where value.hasPrefix("#"): references.append(String(value.dropFirst()))
            default: if name.hasPrefix("on") { faults.append("A handler: \(name)") }
            }
        }
    }

    static func attributes(_ text: Substring) -> [(name: String, value: String)] {
        var found: [(String, String)] = []
        var rest = text
        while let start = rest.firstIndex(where: { !$0.isWhitespace && $0 != "/" }) {
            rest = rest[start...]
            let name = String(rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" })
            rest = rest.dropFirst(max(1, name.count))
            var value = ""
            if rest.hasPrefix("=\"") {
                rest = rest.dropFirst(2)
                value = String(rest.prefix { $0 != "\"" })
                rest = rest.dropFirst(value.count + 1)
            }
            if !name.isEmpty { found.append((name, value)) }
        }
        return found
    }
}
