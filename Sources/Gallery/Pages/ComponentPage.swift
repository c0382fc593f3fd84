extension Pages {
    /// A component with all its examples.
    func component(_ number: Int) -> PageFrame {
        let entry = catalogue.entries[number]
        let exhibits = catalogue.exhibits[entry.examples]
        return templates.component.filled { hole in
            switch hole {
            case .breadcrumb:
                "\(breadcrumb([(path: "/", title: "Components")], current: entry.component.title))"
            case .title: "\(entry.component.title)"
            case .summary: "\(entry.component.summary)"
            case .playground: "\(playgroundButton(of: entry))"
            case .words: "\(words(of: entry.component))"
            case .contents: "\(contents(exhibits, entry))"
            case .examples: "\(entry.examples.map { section(of: catalogue.exhibits[$0], $0) })"
            case .api: "\(entry.reference.api)"
            case .keyboard: "\(entry.reference.keyboard)"
            case .matrix: "\(matrices[entry.component.slug])"
            case .source: "\(entry.reference.source)"
            case .pager: "\(pager(around: number))"
            }
        }
    }

    private func playgroundButton(of entry: Catalogue.Entry) -> Fragment {
        guard entry.component.playground != nil else { return "" }
        return "<p><a class=\"button\" href=\"\(entry.playgroundPath)\">Open the playground</a></p>"
    }

    /// The way up from a page.
    func breadcrumb(_ links: [(path: String, title: String)], current: String) -> Fragment {
        let items = links.map { link -> Fragment in "<li><a href=\"\(link.path)\">\(link.title)</a></li>" }
        return """
            <nav class="breadcrumb" aria-label="Breadcrumb"><ol class="trail">\(items)\
            <li><span aria-current="page">\(current)</span></li></ol></nav>
            """
    }

    private func words(of component: Component) -> Fragment {
        guard !component.searchWords.isEmpty else { return "" }
        let items = component.searchWords.map { word -> Fragment in "<li>\(word)</li>" }
        return "<ul class=\"words\" aria-label=\"Search words\">\(items)</ul>"
    }

    private func contents(_ exhibits: ArraySlice<Exhibit>, _ entry: Catalogue.Entry) -> Fragment {
        let items = exhibits.map { exhibit -> Fragment in
            "<li><a href=\"#\(exhibit.example.slug)\">\(exhibit.example.title)</a></li>\n"
        }
        let parts = entry.reference.contents(hasMatrix: !matrices[entry.component.slug].isEmpty)
        return "<ul class=\"contents-list\">\n\(items)\(parts)</ul>"
    }

    private func section(of exhibit: Exhibit, _ number: Int) -> PageFrame {
        let slug = exhibit.example.slug
        return """
            <section class="example" aria-labelledby="\(slug)" data-example="\(exhibit.path)">
            <h2 id="\(slug)"><a class="self-link" href="#\(slug)">\(exhibit.example.title)</a></h2>
            <p class="example-note">\(exhibit.example.summary)</p>
            <div class="preview">\(.preview(number))</div>
            \(panels(of: exhibit, number))
            </section>

            """
    }

    private func pager(around number: Int) -> Fragment {
        func link(_ number: Int, _ relation: String, _ word: String) -> Fragment {
            guard catalogue.entries.indices.contains(number) else { return "" }
            let entry = catalogue.entries[number]
            return """
                <a rel="\(relation)" href="\(entry.path)"><span>\(word)</span>\(entry.component.title)</a>
                """
        }
        return """
            <nav class="pager" aria-label="Previous and next">\(link(number - 1, "prev", "Previous"))\
            \(link(number + 1, "next", "Next"))</nav>
            """
    }
}
