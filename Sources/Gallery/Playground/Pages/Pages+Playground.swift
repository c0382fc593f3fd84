internal import HTTP
internal import SwiftCN

/// What a playground shows: the component as the address has it, and what can be said of that.
struct PlayedPreview {
    let playground: Playground
    let entry: Catalogue.Entry
    let reading: PlayReading
    let rendering: Rendering
    let states: [LiveView.StateValue]
    /// Why the post that the page answers was refused.
    let refusal: Refusal?

    /// Where the playground is, with all that is set.
    var path: String { path(reading.query) }

    func path(_ query: String) -> String { Self.path(entry.playgroundPath, query) }

    static func path(_ path: String, _ query: String) -> String { query.isEmpty ? path : "\(path)?\(query)" }

    /// Where the preview is alone or framed, with all that is set.
    func path(in place: PlayPlace) -> String { Self.path(entry.playgroundPath + place.end, reading.query) }
}

extension Catalogue.Entry {
    /// Where the playground of the component is.
    var playgroundPath: String { "\(path)/playground" }
}

extension Pages {
    /// The element that has the focus after a press in a frame.
    static let playDeskID = "play-desk"

    /// The page of a playground.
    func playground(_ shown: PlayedPreview, look: Look) -> Fragment {
        let title = shown.entry.component.title
        let summary = errorSummary(shown)
        let main: Fragment = """
            \(links.playground)\(extraClasses(shown))<div class="playground">
            <header class="component-head">
            \(breadcrumb(
                [(path: "/", title: "Components"), (path: shown.entry.path, title: title)], current: "Playground"))
            <h1>\(title) playground</h1>
            </header>
            \(summary)<section class="play-stage" aria-labelledby="preview">
            <h2 class="visually-hidden" id="preview">Preview</h2>
            \(tools(shown))
            \(canvas(shown))
            \(addresses(shown))
            </section>
            \(form(shown))
            <section class="play-code" aria-labelledby="code">
            <h2 class="visually-hidden" id="code">Code</h2>
            \(playPanels(shown, look: look))
            </section>
            </div>
            """
        let frame = frame(
            PageFrame(main),
            title: summary.isEmpty ? "\(title) playground · Vitrine" : "Refused: \(title) playground",
            description: "\(title), with every parameter to turn.",
            playing: catalogue.entries.firstIndex { $0.path == shown.entry.path })
        return filled(frame, look: look)
    }

    /// The links that say how the preview is looked at.
    private func tools(_ shown: PlayedPreview) -> Fragment {
        let titles = ["Width", "Theme", "Direction", "Motion", "State"]
        let tools = zip(Stage.fields, titles).map { field, title -> Fragment in
            guard case .choice(let choices) = field.kind else { return "" }
            let current = shown.reading.values.text(field.name)
            let name = field.name.slug
            let links = choices.map { choice -> Fragment in
                let id = "\(name)-\(choice.name.isEmpty ? "none" : choice.name)"
                let mark: Fragment = choice.name == current ? " aria-current=\"true\"" : ""
                let address = shown.path(shown.reading.query(field, choice.name))
                return "<a id=\"\(id)\" href=\"\(address)#\(id)\"\(mark)>\(choice.title)</a>"
            }
            return """
                <div class="play-tool" role="group" aria-labelledby="\(name)">\
                <span class="play-tool-name" id="\(name)">\(title)</span>\(links)</div>

                """
        }
        return "<div class=\"play-tools\">\n\(tools)\(widthHint(shown))</div>"
    }

    /// What the stylesheet shows where the frame is wider than there is room for.
    private func widthHint(_ shown: PlayedPreview) -> Fragment {
        let width = shown.reading.stage.width
        guard !width.isEmpty else { return "" }
        return """
            <p class="play-hint" data-width="\(width)">The preview is \(width) px wide: scroll it sideways to see all of it.</p>

            """
    }

    /// The preview itself, or a frame with it where it is looked at in another way than the page.
    private func canvas(_ shown: PlayedPreview) -> Fragment {
        let title = shown.entry.component.title
        guard shown.reading.stage.isFramed else {
            return """
                <div class="preview play-canvas" role="region" aria-label="\(title) preview" tabindex="0">\
                \(Fragment(shown.rendering))</div>
                """
        }
        let width = shown.reading.stage.width
        let height = shown.rendering.frameHeight
        return """
            <div class="play-canvas play-desk" id="\(Self.playDeskID)" role="region" aria-label="\(title) preview" tabindex="0">\
            <iframe class="play-frame" data-width="\(width)" height="\(height)" title="\(title) in a frame" src="\(shown.path(in: .frame))"></iframe>\
            </div>
            """
    }

    /// The links to what is shown.
    private func addresses(_ shown: PlayedPreview) -> Fragment {
        """
        <p class="play-links"><a id="play-link" href="\(shown.path)">Copy link</a> \
        <a href="\(shown.path(in: .alone))">Open alone</a> \
        <a href="\(shown.entry.playgroundPath)">Reset</a> \
        <a href="\(shown.entry.path)">All about \(shown.entry.component.title)</a></p>
        """
    }

    private func playPanels(_ shown: PlayedPreview, look: Look) -> Fragment {
        let source = shown.playground.snippet(shown.reading.values).text
        let address = PlayedPreview.path("\(shown.entry.playgroundPath)/source", shown.reading.query)
        let lines = CurlLines(
            states: shown.states, authority: look.authority, target: shown.path, session: nil, isQuoted: true)
        var curl = HTMLBytes()
        lines.write(for: shown.rendering.controls, into: &curl)
        let panels = [
            Panel(
                kind: "swift", title: "Swift", tools: "<a href=\"\(address)\">Raw file</a>",
                code: SwiftCode(source).highlighted),
            Panel(kind: "html", title: "HTML", code: HTMLCode.highlighted(shown.rendering.html)),
            Panel(
                kind: "tree", title: "Accessibility",
                code: Fragment(
                    text: AccessibilityTree(of: shown.rendering.html).snapshot.showingUnseen(as: \.asYAML))),
            Panel(kind: "curl", title: "curl", code: Fragment(marked: curl.bytes)),
        ].map { $0.drawn(in: "play", of: "the preview", isOpen: $0.kind == "swift") }
        return "<div class=\"panels\">\n\(panels)</div>"
    }

    /// The form that sets the preview up, with the ways to look at it that the address says.
    private func form(_ shown: PlayedPreview) -> Fragment {
        let stage = shown.reading.canonical.fields.filter { field in
            Stage.fields.contains { $0.name == field.name }
        }
        let kept = stage.map { field -> Fragment in
            "<input type=\"hidden\" name=\"\(field.name)\" value=\"\(field.value)\">\n"
        }
        return """
            <form class="play-form" method="get" action="\(shown.entry.playgroundPath)" autocomplete="off" \
            novalidate aria-labelledby="play-title">
            <div class="play-form-head"><h2 id="play-title">Set up</h2>\
            <button type="submit" class="button button-primary" id="play-update" name="update" value="1">Update</button></div>
            \(kept)\(Fragment(fields(shown)))
            \(omissions(shown.playground))</form>
            """
    }

    /// The parameters that cannot be turned here, and why.
    private func omissions(_ playground: Playground) -> Fragment {
        guard !playground.omitted.isEmpty else { return "" }
        let items = playground.omitted.sorted { $0.key < $1.key }.map { name, reason -> Fragment in
            "<li><code>\(name)</code> \(reason)</li>\n"
        }
        return "<div class=\"play-omitted\"><h3>Left out</h3>\n<ul>\(items)</ul></div>\n"
    }

    /// The fields, with what was refused in them.
    private func fields(_ shown: PlayedPreview) -> Rendering {
        let form = PlaygroundForm(shown.reading, shown.playground)
        let live = (try? LiveView(form, id: "set", action: "", isInspected: false)) ?? LiveView.empty
        let faults = shown.reading.faults
        return live.render(
            answering: faults.isEmpty ? nil : Refusal(faults: faults, posted: shown.reading.refused))
    }

    /// What was wrong with the address, or with the post that the page answers.
    private func errorSummary(_ shown: PlayedPreview) -> Fragment {
        let faults = shown.reading.faults + (shown.refusal?.faults ?? [])
        guard !faults.isEmpty else { return "" }
        let names = Set(shown.reading.fields.map(\.name))
        let items = faults.map { fault -> Fragment in
            guard names.contains(fault.state) else { return "<li>\(fault.message)</li>" }
            return "<li><a href=\"#set-\(fault.state.idText)\">\(fault.message)</a></li>"
        }
        let title = shown.refusal == nil ? "Some values cannot be set" : "Nothing was changed"
        return """
            <div class="error-summary" role="alert" tabindex="-1" autofocus>
            <h2>\(title)</h2>
            <ul>\(items)</ul>
            </div>

            """
    }

    /// The link to the rules of the classes that the visitor gives, which the pages' own stylesheet may not have.
    func extraClasses(_ shown: PlayedPreview) -> Fragment {
        guard let classes = shown.reading.values.some("classes") else { return "" }
        let query = FormFields([FormFields.Field("classes", classes)]).urlencoded
        return """
            <link rel="stylesheet" href="\(shown.entry.playgroundPath)/classes.css?\(query)">

            """
    }
}

extension Unicode.Scalar {
    /// As a snapshot has it between quotation marks (YAML 1.2, section 5.7).
    fileprivate var asYAML: String {
        let isShort = digits.count <= 4
        return (isShort ? "\\u" : "\\U") + String(repeating: "0", count: (isShort ? 4 : 8) - digits.count)
            + digits
    }
}
