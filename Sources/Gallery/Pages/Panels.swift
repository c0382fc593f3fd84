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
        // Eight times what is drawn is more than all of it comes to.
        var html = HTMLBytes(capacity: 8 * shown.rendering.html.count + 2_048)
        html.append(exhibit.panels.upToHTML.bytes)
        HTMLCode.highlight(shown.rendering.html, into: &html)
        html.append(exhibit.panels.upToState.bytes)
        let json = shown.states.json.bytes(.pretty)
        html.append(escaping: json.span, json.indices)
        html.append(exhibit.panels.upToCurl.bytes)
        let lines = CurlLines(
            states: shown.states, authority: look.authority, target: exhibit.path, session: look.session)
        lines.write(for: shown.rendering.controls, into: &html)
        html.append(Panel.end.bytes)
        return Fragment(marked: html.bytes)
    }
}

/// What stands around what is told of an example as it stands.
struct LivePanels: Sendable {
    let upToHTML: Fragment
    let upToState: Fragment
    let upToCurl: Fragment

    init(of example: Example) {
        func start(_ kind: String, _ title: String) -> Fragment {
            Panel.start(kind, title, in: example.slug, of: example.title)
        }
        upToHTML = start("html", "HTML")
        upToState = "\(Panel.end)\(start("state", "State"))"
        upToCurl = "\(Panel.end)\(start("curl", "curl"))"
    }
}

/// One of the texts under an example; of each example, one is open.
struct Panel {
    let kind: String
    let title: String
    var tools: Fragment = ""
    let code: Fragment

    func drawn(in slug: String, of example: String, isOpen: Bool) -> Fragment {
        let start = Self.start(kind, title, tools: tools, in: slug, of: example, isOpen: isOpen)
        return "\(start)\(code)\(Self.end)"
    }

    /// What stands before the code.
    static func start(
        _ kind: String, _ title: String, tools: Fragment = "", in slug: String, of example: String,
        isOpen: Bool = false
    ) -> Fragment {
        // The id is inside, because a link opens what is around its target, not the target.
        """
        <details class="panel" name="\(slug)-panels"\(" open", if: isOpen)>
        <summary>\(title)</summary>
        <div class="panel-body" id="\(slug)-\(kind)">
        <div class="panel-tools">\(tools)<button type="button" class="button copy">Copy</button></div>
        <pre class="code" tabindex="0" role="region" aria-label="\(title) of \(example)"><code>
        """
    }

    /// What stands after it.
    static let end: Fragment = "</code></pre>\n</div>\n</details>\n"
}
