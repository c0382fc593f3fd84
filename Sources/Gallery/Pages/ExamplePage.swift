extension Pages {
    /// One example alone.
    func example(_ number: Int, _ shown: [Int: Shown]) -> Fragment {
        let exhibit = catalogue.exhibits[number]
        let entry = catalogue.entry(of: number).map { catalogue.entries[$0] }
        return templates.example.filled { hole in
            switch hole {
            case .breadcrumb:
                breadcrumb(
                    [(path: "/", title: "Components")]
                        + (entry.map { [($0.path, $0.component.title)] } ?? []),
                    current: exhibit.example.title)
            case .title: Fragment(text: exhibit.fullTitle)
            case .summary: "<p class=\"example-note\">\(exhibit.example.summary)</p>"
            case .example:
                "<div class=\"preview\" data-example=\"\(exhibit.path)\">\(shown[number].map { Fragment($0.rendering) } ?? "")</div>\n\(links(exhibit, entry))"
            }
        }
    }

    private func links(_ exhibit: Exhibit, _ entry: Catalogue.Entry?) -> Fragment {
        let path = entry?.path ?? "/"
        return """
            <p><a href="\(path)#\(exhibit.example.slug)">Source, HTML and state of this example</a> · \
            <a href="\(exhibit.sourcePath)">The Swift file</a></p>
            """
    }
}
