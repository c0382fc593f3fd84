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

    /// A page with what a visitor sees of his own.
    func filled(_ frame: PageFrame, _ shown: ShownExamples = ShownExamples(), look: Look) -> Fragment {
        let summary = Fragment.errorSummary(of: shown)
        return frame.filled { place in
            switch place {
            case .theme: Fragment(text: look.theme.rawValue)
            case .themeSwitch: themeSwitch.drawn(look.theme)
            case .session: SessionSwitch(name: look.session).drawn
            case .refused: summary.isEmpty ? "" : "Refused: "
            case .summary: summary
            case .preview(let number): shown[number].map { Fragment($0.rendering) } ?? ""
            case .panels(let number):
                shown[number].map { shown in
                    shown.panels.panels(for: look) {
                        livePanels(of: catalogue.exhibits[number], shown, look: look)
                    }
                } ?? ""
            }
        }
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
