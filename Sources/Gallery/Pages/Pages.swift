internal import HTTP
internal import SwiftCN

/// Draws the pages: the templates, filled.
struct Pages: Sendable {
    let catalogue: Catalogue
    let templates: Templates
    let themeSwitch: ThemeSwitch
    let matrices: MatrixSections
    /// The links to the stylesheets and to the icon.
    let links: AssetLinks
    /// The pages that the gallery always has, but for what each visitor sees of his own.
    private var frames: [Page: Lazy<PageFrame>] = [:]

    init(_ catalogue: Catalogue, templates: Templates, links: AssetLinks) throws(OpeningError) {
        self.catalogue = catalogue
        self.templates = templates
        self.links = links
        themeSwitch = try ThemeSwitch()
        matrices = MatrixSections(of: catalogue.entries.map(\.component))
        let unframed = self
        frames = Dictionary(
            uniqueKeysWithValues: catalogue.pages.map { page in (page, Lazy { unframed.frame(of: page) }) })
    }

    /// A page that the gallery always has, showing these examples.
    func draw(_ page: Page, _ shown: ShownExamples, look: Look) -> Fragment {
        filled(frames[page]?.value ?? frame(of: page), shown, look: look)
    }

    /// The same as an answer's body, made of what stood before where that is known.
    func body(
        of page: Page, _ shown: ShownExamples, look: Look, after standing: StandingPage?
    ) -> (body: Body, standing: StandingPage) {
        if let standing,
            let body = standing.body(showing: shown, fill: { content(of: $0, shown, look: look) })
        {
            return (body, standing)
        }
        var spots: [StandingPage.Spot] = []
        let drawn = filled(frames[page]?.value ?? frame(of: page), shown, look: look) { place, range in
            guard let number = place.example, let drawing = shown[number]?.panels else { return }
            spots.append(StandingPage.Spot(place: place, number: number, range: range, drawing: drawing))
        }
        return (Body(drawn.bytes), StandingPage(drawn, spots: spots))
    }

    /// A page with what a visitor sees of his own.
    func filled(
        _ frame: PageFrame, _ shown: ShownExamples = ShownExamples(), look: Look,
        note: (PageFrame.Place, Range<Int>) -> Void = { _, _ in }
    ) -> Fragment {
        frame.filled({ content(of: $0, shown, look: look) }, note: note)
    }

    private func content(of place: PageFrame.Place, _ shown: ShownExamples, look: Look) -> Fragment {
        switch place {
        case .theme: Fragment(text: look.theme.rawValue)
        case .themeSwitch: themeSwitch.drawn(look.theme)
        case .session: SessionSwitch(name: look.session).drawn
        case .refused: Fragment.errorSummary(of: shown).isEmpty ? "" : "Refused: "
        case .summary: Fragment.errorSummary(of: shown)
        case .preview(let number): shown[number].map { Fragment($0.rendering) } ?? ""
        case .panels(let number): shown[number].map { panels(of: number, $0, look: look) } ?? ""
        }
    }

    private func panels(of number: Int, _ shown: Shown, look: Look) -> Fragment {
        if let kept = shown.panels.panels(for: look) { return kept }
        let drawn = livePanels(of: catalogue.exhibits[number], shown, look: look)
        shown.panels.keep(drawn, for: look)
        return drawn
    }

    private func frame(of page: Page) -> PageFrame {
        switch page {
        case .home: frame(home(), title: "Vitrine, a gallery of components", current: page)
        case .component(let number):
            frame(
                component(number), title: "\(catalogue.entries[number].component.title) · Vitrine",
                description: catalogue.entries[number].component.summary, current: page)
        case .example(let number):
            frame(
                example(number), title: "\(catalogue.exhibits[number].fullTitle) · Vitrine",
                description: catalogue.exhibits[number].example.summary, current: page)
        }
    }

    /// What the gallery is, in one sentence.
    static let description =
        "Components written as SwiftUI views, drawn on the server as accessible HTML that needs no script."

    /// A page within what surrounds all of them.
    func frame(
        _ main: PageFrame, title: String, description: String = description, current: Page? = nil,
        playing: Int? = nil
    ) -> PageFrame {
        templates.layout.filled { hole in
            switch hole {
            case .theme: "\(.theme)"
            case .title: "\(.refused)\(title)"
            case .description: "\(description)"
            case .icon: "\(links.icon)"
            case .stylesheets: "\(links.stylesheets)"
            case .script: "\(links.script)"
            case .session: "\(.session)"
            case .themeSwitch: "\(.themeSwitch)"
            case .navigation: "\(navigation(current, playing: playing))"
            case .main: "\(.summary)\(main)"
            }
        }
    }

    private func playgroundLink(_ entry: Catalogue.Entry, isCurrent: Bool) -> Fragment {
        guard entry.component.playground != nil else { return "" }
        let mark: Fragment = isCurrent ? " aria-current=\"page\"" : ""
        return """
            <ul class="navigation-sub"><li><a href="\(entry.playgroundPath)"\(mark)>Playground</a></li></ul>
            """
    }

    /// The list of components; under the one that is shown, or played with, the way to its playground.
    private func navigation(_ current: Page?, playing: Int?) -> Fragment {
        let items = catalogue.entries.enumerated().map { number, entry -> Fragment in
            let isCurrent = current == .component(number)
            let mark: Fragment = isCurrent ? " aria-current=\"page\"" : ""
            let isPlaying = playing == number
            let playground = isCurrent || isPlaying ? playgroundLink(entry, isCurrent: isPlaying) : ""
            return """
                <li><a href="\(entry.path)"\(mark)>\(entry.component.title)</a>\
                \(playground)</li>

                """
        }
        return "<ul class=\"navigation-list\">\n\(items)</ul>"
    }
}
