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
        // The API has the same places below its own.
        let places = parts.drop { $0 == "api" }.drop { $0 == "components" }
        guard let name = places.first else { return [] }
        let near = entries.map(\.component.slug).nearest(to: name.folded).compactMap { slug in
            entries.first { $0.component.slug == slug }
        }
        let example = places.dropFirst().first
        if let entry = entries.first(where: { $0.component.slug == name }), let example {
            return examples(of: entry, near: example) + [(entry.path, entry.component.title)]
        }
        // The name of an example is worth more where that of the component is only nearly right.
        let nearExamples = example.map { name in near.flatMap { examples(of: $0, near: name) } } ?? []
        return nearExamples.prefix(2) + near.map { ($0.path, $0.component.title) }
    }

    private func examples(of entry: Entry, near name: String) -> [(path: String, title: String)] {
        let examples = exhibits[entry.examples]
        return examples.map(\.example.slug).nearest(to: name).compactMap { slug in
            examples.first { $0.example.slug == slug }.map { ($0.path, $0.fullTitle) }
        }
    }
}

extension Component {
    /// All the text that a search looks through.
    var searchText: String {
        ([slug, title, summary] + searchWords + examples.map(\.title)).joined(separator: "\n").folded
    }
}
