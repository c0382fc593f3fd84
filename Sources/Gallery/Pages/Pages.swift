internal import SwiftCN

/// Draws the pages: the templates, filled.
struct Pages: Sendable {
    let catalogue: Catalogue
    let templates: Templates
    let themeSwitch: ThemeSwitch
    let matrices: MatrixSections
    /// The links to the stylesheets and to the icon.
    let links: AssetLinks

    init(_ catalogue: Catalogue, templates: Templates, links: AssetLinks) throws(OpeningError) {
        self.catalogue = catalogue
        self.templates = templates
        self.links = links
        themeSwitch = try ThemeSwitch()
        matrices = try MatrixSections(of: catalogue.entries.map(\.component))
    }

    /// A page that the gallery always has, showing these examples.
    func draw(_ page: Page, _ shown: [Int: Shown], look: Look) -> Fragment {
        let main: Fragment
        let title: String
        let description: String
        switch page {
        case .home:
            main = home(shown)
            title = "Vitrine, a gallery of components"
            description = Self.description
        case .component(let number):
            let entry = catalogue.entries[number]
            main = component(number, shown, look: look)
            title = "\(entry.component.title) · Vitrine"
            description = entry.component.summary
        case .example(let number):
            let exhibit = catalogue.exhibits[number]
            main = example(number, shown)
            title = "\(exhibit.fullTitle) · Vitrine"
            description = exhibit.example.summary
        }
        let summary = Fragment.errorSummary(of: shown)
        return framed(
            "\(summary)\(main)", title: summary.isEmpty ? title : "Refused: \(title)",
            description: description,
            look: look, current: page)
    }

    /// What the gallery is, in one sentence.
    static let description =
        "Components written as SwiftUI views, drawn on the server as accessible HTML that needs no script."

    /// A page within what surrounds all of them.
    func framed(
        _ main: Fragment, title: String, description: String = description, look: Look, current: Page? = nil,
        playing: Int? = nil
    ) -> Fragment {
        templates.layout.filled { hole in
            switch hole {
            case .theme: Fragment(text: look.theme.rawValue)
            case .title: Fragment(text: title)
            case .description: Fragment(text: description)
            case .icon: links.icon
            case .stylesheets: links.stylesheets
            case .script: links.script
            case .session: SessionSwitch(name: look.session).drawn
            case .themeSwitch: themeSwitch.drawn(look.theme)
            case .navigation: navigation(current, playing: playing)
            case .main: main
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
            let playground = playgroundLink(entry, isCurrent: playing == number)
            return """
                <li><a href="\(entry.path)"\(mark)>\(entry.component.title)</a>\
                \(playground, if: isCurrent || playing == number)</li>

                """
        }
        return "<ul class=\"navigation-list\">\n\(items)</ul>"
    }
}
