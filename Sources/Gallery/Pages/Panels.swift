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
        let lines = curlLines(
            for: shown.rendering.controls, states: shown.states,
            url: "http://\(look.authority)\(exhibit.path)", session: look.session)
        let panels = [
            Panel(kind: "html", title: "HTML", code: HTMLCode.highlighted(shown.rendering.html)),
            Panel(kind: "state", title: "State", code: Fragment(text: shown.states.json.text(.pretty))),
            Panel(kind: "curl", title: "curl", code: Fragment(text: lines)),
        ]
        return Fragment(
            joining: panels.map {
                $0.drawn(in: exhibit.example.slug, of: exhibit.example.title, isOpen: false)
            })
    }
}

/// One of the texts under an example; of each example, one is open.
struct Panel {
    let kind: String
    let title: String
    var tools: Fragment = ""
    let code: Fragment

    func drawn(in slug: String, of example: String, isOpen: Bool) -> Fragment {
        // The id is inside, because a link opens what is around its target, not the target.
        let open: Fragment = isOpen ? " open" : ""
        return """
            <details class="panel" name="\(slug)-panels"\(open)>
            <summary>\(title)</summary>
            <div class="panel-body" id="\(slug)-\(kind)">
            <div class="panel-tools">\(tools)<button type="button" class="button copy">Copy</button></div>
            <pre class="code" tabindex="0" role="region" aria-label="\(title) of \(example)"><code>\(code)</code></pre>
            </div>
            </details>

            """
    }
}
