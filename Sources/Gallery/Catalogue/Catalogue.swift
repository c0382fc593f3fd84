/// All components with their examples, in the order of the navigation, and where each is found.
struct Catalogue: Sendable {
    let entries: [Entry]
    /// The examples of all components, one after the other.
    let exhibits: [Exhibit]
    private let pages: [String: Page]

    /// A component and where its examples stand among all.
    struct Entry: Sendable {
        let component: Component
        let path: String
        let examples: Range<Int>
        /// What a search looks through.
        let searchText: String
    }

    /// Lists components. `sources` are the paths of the examples' files, as `EmbeddedSources` has them.
    init(_ components: [Component], sources: [String] = EmbeddedSources.paths) throws(OpeningError) {
        let files = Self.examplesByType(among: sources)
        var entries: [Entry] = []
        var exhibits: [Exhibit] = []
        var pages: [String: Page] = ["/": .home]
        for (number, component) in components.enumerated() {
            let first = exhibits.count
            let path = Self.path(component.slug)
            for example in component.examples {
                let exhibit = try Exhibit(example, of: component, file: files[example.typeName])
                guard pages.updateValue(.example(exhibits.count), forKey: exhibit.path) == nil else {
                    throw .repeatedSlug(exhibit.path)
                }
                exhibits.append(exhibit)
            }
            guard pages.updateValue(.component(number), forKey: path) == nil else {
                throw .repeatedSlug(path)
            }
            entries.append(
                Entry(
                    component: component, path: path, examples: first..<exhibits.count,
                    searchText: component.searchText))
        }
        self.entries = entries
        self.exhibits = exhibits
        self.pages = pages
    }

    /// The path of a component's page.
    static func path(_ component: String) -> String { "/components/\(component)" }

    /// The path of an example's page.
    static func path(_ component: String, _ example: String) -> String {
        "/components/\(component)/\(example)"
    }

    /// The page at a path.
    subscript(path: String) -> Page? { pages[path] }

    /// The path of every page.
    var paths: [String] {
        ["/"] + entries.flatMap { [$0.path] + exhibits[$0.examples].map(\.path) }
    }

    /// The examples that a page shows, by number.
    func shown(on page: Page) -> [Int] {
        switch page {
        case .home: entries.compactMap(\.examples.first)
        case .component(let number): Array(entries[number].examples)
        case .example(let number): [number]
        }
    }

    /// The number of an example's component.
    func entry(of exhibit: Int) -> Int? {
        entries.firstIndex { $0.examples.contains(exhibit) }
    }

    private static func examplesByType(among paths: [String]) -> [String: String] {
        var files: [String: String] = [:]
        for path in paths where path.utf8.starts(with: "Gallery/Examples/".utf8) {
            guard let name = path.split(separator: "/").last, name.hasSuffix(".swift") else { continue }
            files[String(name.dropLast(6))] = path
        }
        return files
    }
}

/// A page that the gallery always has.
enum Page: Hashable, Sendable {
    case home
    /// That of a component, by its number in the catalogue.
    case component(Int)
    /// That of an example, by its number in the catalogue.
    case example(Int)
}
