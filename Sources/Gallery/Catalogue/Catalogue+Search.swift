internal import HTTP

extension Catalogue {
    /// The components that have every word of the query in their name, summary, search words or examples' names; all
    /// of them where it has no words. Case and accents do not count.
    func search(_ query: String) -> [Entry] {
        let words = query.foldedWords
        return entries.filter { entry in words.allSatisfy { entry.searchText.contains($0) } }
    }

    /// The pages that are nearest to a path that leads nowhere, nearest first.
    func suggestions(for path: String) -> [(path: String, title: String)] {
        let parts = PercentEncoding.pathSegment.decode(path).split(separator: "/").map(String.init)
        guard let name = (parts.first == "components" ? parts.dropFirst() : parts[...]).first else {
            return []
        }
        if let entry = entries.first(where: { $0.component.slug == name }), parts.count > 2 {
            let examples = exhibits[entry.examples]
            let near = examples.map(\.example.slug).nearest(to: parts[2]).compactMap { slug in
                examples.first { $0.example.slug == slug }.map { ($0.path, $0.fullTitle) }
            }
            return near + [(entry.path, entry.component.title)]
        }
        return entries.map(\.component.slug).nearest(to: name.folded).compactMap { slug in
            entries.first { $0.component.slug == slug }.map { ($0.path, $0.component.title) }
        }
    }
}

extension Component {
    /// All the text that a search looks through.
    var searchText: String {
        ([slug, title, summary] + searchWords + examples.map(\.title)).joined(separator: "\n").folded
    }
}
