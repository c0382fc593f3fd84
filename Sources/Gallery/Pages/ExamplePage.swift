extension Pages {
    /// One example alone.
    func example(_ number: Int) -> PageFrame {
        let exhibit = catalogue.exhibits[number]
        let entry = catalogue.entry(of: number).map { catalogue.entries[$0] }
        return templates.example.filled { hole in
            switch hole {
            case .breadcrumb: "\(breadcrumb(to: entry, current: exhibit.example.title))"
            case .title: "\(exhibit.fullTitle)"
            case .summary: "<p class=\"example-note\">\(exhibit.example.summary)</p>"
            case .example:
                "<div class=\"preview\" data-example=\"\(exhibit.path)\">\(.preview(number))</div>\n\(links(exhibit, entry))"
            }
        }
    }

    private func breadcrumb(to entry: Catalogue.Entry?, current: String) -> Fragment {
        let component = entry.map { [(path: $0.path, title: $0.component.title)] } ?? []
        return breadcrumb([(path: "/", title: "Components")] + component, current: current)
    }

    private func links(_ exhibit: Exhibit, _ entry: Catalogue.Entry?) -> Fragment {
        let path = entry?.path ?? "/"
        return """
            <p><a href="\(path)#\(exhibit.example.slug)">Source, HTML and state of this example</a> · \
            <a href="\(exhibit.sourcePath)">The Swift file</a></p>
            """
    }
}
