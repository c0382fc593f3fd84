internal import SwiftCN

/// The form that chooses the theme, on every page.
struct ThemeSwitch: Sendable {
    /// Where it posts to.
    static let path = "/theme"

    /// The form, by the theme that is chosen.
    private let forms: [Theme: Fragment]

    init() throws(OpeningError) {
        var symbols: [Theme: Fragment] = [:]
        for theme in Theme.allCases {
            do {
                let view = try LiveView(Image(systemName: theme.symbol), id: "theme", action: Self.path)
                symbols[theme] = Fragment(view.render())
            } catch {
                throw .faultyExample(Self.path, error)
            }
        }
        forms = Dictionary(
            uniqueKeysWithValues: Theme.allCases.map { ($0, Self.form(choosing: $0, symbols)) })
    }

    /// The id of a theme's button.
    static func id(of theme: Theme) -> String { "theme-\(theme.rawValue)" }

    /// The form, with the chosen theme pressed.
    func drawn(_ chosen: Theme) -> Fragment {
        forms[chosen] ?? ""
    }

    private static func form(choosing chosen: Theme, _ symbols: [Theme: Fragment]) -> Fragment {
        let buttons = Theme.allCases.map { theme -> Fragment in
            let isPressed = theme == chosen ? "true" : "false"
            return """
                <button type="submit" id="\(id(of: theme))" name="theme" value="\(theme.rawValue)" \
                aria-pressed="\(isPressed)" aria-label="\(theme.title)" \
                title="\(theme.title)">\(symbols[theme] ?? "")</button>

                """
        }
        return """
            <form class="theme-switch" method="post" autocomplete="off" action="\(path)">
            <div role="group" aria-label="Theme">
            \(buttons)</div>
            </form>
            """
    }
}

extension Theme {
    fileprivate var symbol: String {
        switch self {
        case .light: "sun.max"
        case .dark: "moon"
        case .system: "circle.lefthalf.filled"
        }
    }

    /// What its button says.
    fileprivate var title: String {
        switch self {
        case .light: "Light"
        case .dark: "Dark"
        case .system: "As the system"
        }
    }
}
