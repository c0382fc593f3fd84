internal import HTTP
internal import SwiftCN

extension AccessibilityTree {
    /// The tree as text, in the form that Playwright's `to_match_aria_snapshot` takes: YAML, an item a line.
    var snapshot: String {
        var lines = ""
        write(parts, indent: 0, to: &lines)
        return lines
    }

    private func write(_ parts: [Part], indent: Int, to lines: inout String) {
        let margin = String(repeating: " ", count: indent)
        for part in parts {
            switch part {
            case .text(let text):
                lines += "\(margin)- text: \(text.yamlValue)\n"
            case .node(let role, let name, let states, let inner):
                let title = name.isEmpty ? role : "\(role) \(JSON.string(name).text())"
                let key = (title + states.map { " [\($0)]" }.joined()).yamlKey
                if inner.isEmpty {
                    lines += "\(margin)- \(key)\n"
                } else if inner.count == 1, case .text(let text) = inner[0] {
                    lines += "\(margin)- \(key): \(text.yamlValue)\n"
                } else {
                    lines += "\(margin)- \(key):\n"
                    write(inner, indent: indent + 2, to: &lines)
                }
            }
        }
    }
}

extension String {
    fileprivate var yamlKey: String {
        needsQuotes
            ? "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'" : self
    }

    fileprivate var yamlValue: String {
        needsQuotes ? JSON.string(self).text() : self
    }

    /// Whether YAML would read something else in it than plain text (YAML 1.2, section 7.3.3).
    private var needsQuotes: Bool {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return true }
        if " \n\t".unicodeScalars.contains(first) || " \n\t".unicodeScalars.contains(last) { return true }
        if "-&*],?!>|@\"'#%[".unicodeScalars.contains(first) { return true }
        let words = ["y", "n", "yes", "no", "true", "false", "on", "off", "null"]
        if Double(self) != nil || words.contains(lowercased()) { return true }
        var previous: Unicode.Scalar = "x"
        for scalar in unicodeScalars {
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            if isControl || "{}`".unicodeScalars.contains(scalar) { return true }
            if previous == ":" && scalar == " " || previous == " " && scalar == "#" { return true }
            previous = scalar
        }
        return last == ":"
    }
}

extension Gallery {
    /// What assistive technology is told of an example as it stands.
    func accessibility(of number: Int, _ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let shown = session.snapshot([number]).shown[0]
        let tag = tag(session, shown.revision)
        let response = Response.text(AccessibilityTree(of: shown.rendering.html).snapshot).with(
            [
                (name: "ETag", value: tag.headerValue), (name: "Cache-Control", value: "no-cache"),
                (name: "Vary", value: "Cookie, \(Sessions.header)"),
            ] + SafetyHeaders.all)
        return response.unlessKnown(to: request, tag)
    }
}
