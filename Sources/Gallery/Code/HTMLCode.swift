/// HTML as the view language writes it, laid out for reading: an element a line, its content indented, and its words
/// coloured.
///
/// It reads only what the renderer writes: tags in small letters, attributes in double quotes, everything closed.
struct HTMLCode {
    private var output = Fragment()
    private var depth = 0
    private var rest: Substring

    /// Elements without content, those of SVG that are closed in their start tag aside (HTML Living Standard, 13.1.2).
    private static let voids: Set<Substring> = ["br", "hr", "img", "input", "link", "meta"]

    /// What of a drawing is told in one line: an element that holds nothing but text.
    private static let longestLine = 100

    private init(_ html: String) {
        rest = html[...]
        while !rest.isEmpty { readPiece() }
    }

    /// The HTML as HTML, for inside a `<code>`.
    static func highlighted(_ html: [UInt8]) -> Fragment {
        HTMLCode(String(decoding: html, as: UTF8.self)).output
    }

    /// Reads a tag or a text.
    private mutating func readPiece() {
        guard rest.hasPrefix("<") else {
            let text = take { $0 == "<" }
            if text.contains(where: { !$0.isWhitespace }) { line(Fragment(text: String(text))) }
            return
        }
        let tag = takeTag()
        if tag.hasPrefix("</") {
            depth -= 1
            line(Self.end(tag))
            return
        }
        let name = tag.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" }
        if Self.voids.contains(name) || tag.hasSuffix("/>") {
            line(Self.start(tag, name))
        } else if let (text, end) = shortContent(of: name) {
            line("\(Self.start(tag, name))\(text)\(Self.end(end))")
        } else {
            line(Self.start(tag, name))
            depth += 1
        }
    }

    /// The content of an element that holds a short text alone, and its end tag; then they are read.
    private mutating func shortContent(of name: Substring) -> (text: String, end: Substring)? {
        let text = rest.prefix { $0 != "<" }
        let end = "</\(name)>"
        guard text.count <= Self.longestLine, rest[text.endIndex...].hasPrefix(end) else { return nil }
        rest = rest[text.endIndex...].dropFirst(end.count)
        return (String(text), end[...])
    }

    private mutating func line(_ content: Fragment) {
        if !output.isEmpty { output += "\n" }
        output += Fragment(text: String(repeating: "  ", count: max(0, depth)))
        output += content
    }

    private mutating func take(until isEnd: (Character) -> Bool) -> Substring {
        let taken = rest.prefix { !isEnd($0) }
        rest = rest[taken.endIndex...]
        return taken
    }

    /// A tag to its end; an attribute may hold a ">".
    private mutating func takeTag() -> Substring {
        var isQuoted = false
        let end = rest.firstIndex { character in
            if character == "\"" { isQuoted.toggle() }
            return character == ">" && !isQuoted
        }
        let tag = rest[...(end ?? rest.index(before: rest.endIndex))]
        rest = rest[tag.endIndex...]
        return tag
    }
}

// MARK: Colours

extension HTMLCode {
    private static func end(_ tag: Substring) -> Fragment {
        "&lt;/<span class=\"hl-tag\">\(String(tag.dropFirst(2).dropLast()))</span>&gt;"
    }

    private static func start(_ tag: Substring, _ name: Substring) -> Fragment {
        var html: Fragment = "&lt;<span class=\"hl-tag\">\(String(name))</span>"
        var rest = tag.dropFirst(1 + name.count)
        while let equals = rest.firstIndex(of: "="), rest[equals...].dropFirst().hasPrefix("\"") {
            html += "<span class=\"hl-attribute\">\(String(rest[..<equals]))</span>="
            let value = rest[equals...].dropFirst(2).prefix { $0 != "\"" }
            html += "<span class=\"hl-string\">\"\(String(value))\"</span>"
            rest = rest[value.endIndex...].dropFirst()
        }
        let end = rest.hasSuffix("/>") ? "/>" : ">"
        let flags = rest.dropLast(end.count)
        if !flags.isEmpty { html += "<span class=\"hl-attribute\">\(String(flags))</span>" }
        html += Fragment(text: end)
        return html
    }
}
