internal import HTTP
internal import SwiftCN

extension Pages {
    /// The panels under an example: its source, which stays, and what is told of it as it stands.
    func panels(of exhibit: Exhibit, _ number: Int) -> PageFrame {
        let tools: Fragment =
            "<a href=\"\(exhibit.sourcePath)\">Raw file</a>"
        let swift = Panel(kind: "swift", title: "Swift", tools: tools, code: exhibit.highlighted)
        let source = swift.drawn(in: exhibit.example.slug, of: exhibit.example.title, isOpen: true)
        return "<div class=\"panels\">\n\(source)\(.panels(number))</div>"
    }

    /// What the server made of an example, its state, and how a shell changes it.
    func livePanels(of exhibit: Exhibit, _ shown: Shown, look: Look) -> Fragment {
        let example = exhibit.example
        func write(_ kind: String, _ title: String, _ code: (inout HTMLBytes) -> Void) {
            Panel.write(
                kind, title, in: example.slug, of: example.title, isOpen: false, into: &html, code: code)
        }
        // Eight times what is drawn is more than all of it comes to.
        var html = HTMLBytes(capacity: 8 * shown.rendering.html.count + 2_048)
        write("html", "HTML") { HTMLCode.highlight(shown.rendering.html, into: &$0) }
        write("state", "State") { html in
            let json = shown.states.json.bytes(.pretty)
            html.append(escaping: json.span, json.indices)
        }
        write("curl", "curl") { html in
            let lines = CurlLines(
                states: shown.states, url: "http://\(look.authority)\(exhibit.path)", session: look.session)
            lines.write(for: shown.rendering.controls, into: &html)
        }
        return Fragment(marked: html.bytes)
    }
}

/// One of the texts under an example; of each example, one is open.
struct Panel {
    let kind: String
    let title: String
    var tools: Fragment = ""
    let code: Fragment

    func drawn(in slug: String, of example: String, isOpen: Bool) -> Fragment {
        var html = HTMLBytes(capacity: code.bytes.count + 512)
        Self.write(kind, title, tools: tools, in: slug, of: example, isOpen: isOpen, into: &html) {
            $0.append(code.bytes)
        }
        return Fragment(marked: html.bytes)
    }

    /// Adds a panel whose code is written where it stands.
    static func write(
        _ kind: String, _ title: String, tools: Fragment = "", in slug: String, of example: String,
        isOpen: Bool, into html: inout HTMLBytes, code: (inout HTMLBytes) -> Void
    ) {
        // The id is inside, because a link opens what is around its target, not the target.
        html.append(raw: "<details class=\"panel\" name=\"")
        html.append(escaping: slug)
        html.append(raw: isOpen ? "-panels\" open>\n<summary>" : "-panels\">\n<summary>")
        html.append(escaping: title)
        html.append(raw: "</summary>\n<div class=\"panel-body\" id=\"")
        html.append(escaping: slug)
        html.append(UInt8(ascii: "-"))
        html.append(escaping: kind)
        html.append(raw: "\">\n<div class=\"panel-tools\">")
        html.append(tools.bytes)
        html.append(
            raw: """
                <button type="button" class="button copy">Copy</button></div>
                <pre class="code" tabindex="0" role="region" aria-label="
                """)
        html.append(escaping: title)
        html.append(raw: " of ")
        html.append(escaping: example)
        html.append(raw: "\"><code>")
        code(&html)
        html.append(raw: "</code></pre>\n</div>\n</details>\n")
    }
}
