extension Catalogue {
    /// The components that have every word of the query in their name, summary, search words or examples' names; all
    /// of them where it has no words. Case and accents do not count.
    func search(_ query: String) -> [Entry] {
        let words = query.foldedWords
        guard !words.isEmpty else { return entries }
        return entries.filter { entry in
            let text = entry.component.searchText(with: exhibits[entry.examples]).folded
            return words.allSatisfy { text.contains($0) }
        }
    }

    /// The paths that are nearest to one that leads nowhere, nearest first; at most three.
    func suggestions(for path: String) -> [(path: String, title: String)] {
        let parts = path.split(separator: "/").map { String($0.prefix(64)).folded }
        let wanted = parts.first == "components" ? Array(parts.dropFirst()) : parts
        guard let name = wanted.first else { return [] }
        if let entry = entries.first(where: { $0.component.slug == name }),
            let example = wanted.dropFirst().first
        {
            let near = exhibits[entry.examples].nearest(to: example) { $0.example.slug }
            return near.map { ($0.path, $0.fullTitle) } + [(entry.path, entry.component.title)]
        }
        return entries.nearest(to: name) { $0.component.slug }.map { ($0.path, $0.component.title) }
    }
}

extension Component {
    fileprivate func searchText(with exhibits: ArraySlice<Exhibit>) -> String {
        ([slug, title, summary] + searchWords + exhibits.map(\.example.title)).joined(separator: "\n")
    }
}

extension Collection {
    /// The elements whose names are nearest to the wanted one; those that share less than half of it are left out.
    fileprivate func nearest(to wanted: String, name: (Element) -> String) -> [Element] {
        let ranked = map { (element: $0, distance: wanted.editDistance(to: name($0))) }
            .filter { $0.distance * 2 <= Swift.max(wanted.count, name($0.element).count) }
        return ranked.enumerated()
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .prefix(3).map(\.element.element)
    }
}

extension String {
    /// How many letters have to be put in, taken out or changed to get from one text to the other (Levenshtein), where
    /// two neighbours that have changed places count once.
    func editDistance(to other: String) -> Int {
        let source = Array(unicodeScalars)
        let target = Array(other.unicodeScalars)
        var beforeLast: [Int] = []
        var last = Array(0...target.count)
        for (row, scalar) in source.enumerated() {
            var next = [row + 1]
            for (column, candidate) in target.enumerated() {
                var best = Swift.min(
                    last[column + 1] + 1, next[column] + 1, last[column] + (scalar == candidate ? 0 : 1))
                if row > 0, column > 0, scalar == target[column - 1], source[row - 1] == candidate {
                    best = Swift.min(best, beforeLast[column - 1] + 1)
                }
                next.append(best)
            }
            (beforeLast, last) = (last, next)
        }
        return last.last ?? source.count
    }
}
