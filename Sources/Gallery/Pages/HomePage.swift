extension Pages {
    /// The first example of every component, live.
    func home() -> PageFrame {
        templates.home.filled { hole in
            switch hole {
            case .query, .results: ""
            case .cards: cards(catalogue.entries)
            }
        }
    }

    /// The components that a search has found.
    func results(of query: String, _ found: [Catalogue.Entry], _ shown: ShownExamples, look: Look)
        -> Fragment
    {
        let main = templates.home.filled { hole in
            switch hole {
            case .query: "\(query)"
            case .results: "\(count(found.count, query: query))"
            case .cards: cards(found)
            }
        }
        return filled(frame(main, title: "“\(query)” · Vitrine"), shown, look: look)
    }

    private func playgroundLink(_ entry: Catalogue.Entry) -> Fragment {
        guard entry.component.playground != nil else { return "" }
        return """
            <p class="card-play"><a href="\(entry.playgroundPath)"><span class="visually-hidden">\(entry.component.title) \
            </span>Playground</a></p>

            """
    }

    private func count(_ number: Int, query: String) -> Fragment {
        let all: Fragment = "<a href=\"/\">Show all \(catalogue.entries.count)</a>"
        switch number {
        case 0: return "<p class=\"results\" role=\"status\">No component is found by “\(query)”. \(all)</p>"
        case 1: return "<p class=\"results\" role=\"status\">One component is found by “\(query)”. \(all)</p>"
        default:
            return
                "<p class=\"results\" role=\"status\">\(number) components are found by “\(query)”. \(all)</p>"
        }
    }

    private func cards(_ entries: [Catalogue.Entry]) -> PageFrame {
        guard !entries.isEmpty else { return "" }
        let cards = entries.map { entry -> PageFrame in
            let live: PageFrame = entry.examples.first.map { "\(.preview($0))" } ?? ""
            let path = entry.examples.first.map { catalogue.exhibits[$0].path } ?? ""
            return """
                <article class="card">
                <div class="card-about">
                <h2><a href="\(entry.path)">\(entry.component.title)</a></h2>
                \(playgroundLink(entry))\
                <p>\(entry.component.summary)</p>
                </div>
                <div class="preview" data-example="\(path)">\(live)</div>
                </article>

                """
        }
        return "<div class=\"cards\">\n\(cards)</div>"
    }
}
