internal import SwiftCN

extension Pages {
    /// The preview of a playground alone, looked at as the address says: for a frame, a link or a picture.
    ///
    /// A frame has its width from outside; what is pressed in it leads the page around on.
    func playPreview(_ shown: PlayedPreview, in place: PlayPlace, styles: Fragment, look: Look) -> Fragment {
        let stage = shown.reading.stage
        let title = shown.entry.component.title
        let theme = stage.theme.isEmpty ? look.theme.rawValue : stage.theme
        let direction = stage.direction.isEmpty ? "ltr" : stage.direction
        let isFrame = place == .frame
        let target: Fragment = isFrame ? "<base target=\"_parent\">\n" : ""
        let width: Fragment = isFrame || stage.width.isEmpty ? "" : " data-width=\"\(stage.width)\""
        let force: Fragment = stage.forced.isEmpty ? "" : " data-force=\"\(stage.forced)\""
        return """
            <!DOCTYPE html>
            <html lang="en" dir="\(direction)" data-theme="\(theme)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title) preview · Vitrine</title>
            \(target)\
            \(links.icon)
            \(styles)\(links.playgroundStyle)\(extraClasses(shown))</head>
            <body class="play-alone">
            <main id="main"\(width)>
            <h1 class="visually-hidden">\(title) preview</h1>
            \(summary(shown))<h2 class="visually-hidden">The component</h2>
            <div class="preview" role="region" aria-label="\(title)" tabindex="0"\(force)>\(Fragment(shown.rendering))</div>
            </main>
            </body>
            </html>

            """
    }

    private func summary(_ shown: PlayedPreview) -> Fragment {
        let faults = shown.reading.faults + (shown.refusal?.faults ?? [])
        guard !faults.isEmpty else { return "" }
        let items = faults.map { fault -> Fragment in "<li>\(fault.message)</li>" }
        return """
            <div class="error-summary" role="alert" tabindex="-1" autofocus>
            <ul>\(items)</ul>
            </div>

            """
    }
}
