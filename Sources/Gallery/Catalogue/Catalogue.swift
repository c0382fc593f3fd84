/// All components with their examples, in the order of the navigation, and where each is found.
struct Catalogue: Sendable {
    let entries: [Entry]
    /// The examples of all components, one after the other.
    let exhibits: [Exhibit]
    private let byPath: [String: Page]
    /// The examples that the home page shows, by number.
    private let firsts: [Int]

    /// A component and where its examples stand among all.
    struct Entry: Sendable {
        let component: Component
        let path: String
        let examples: Range<Int>
        /// The same, one by one.
        let numbers: [Int]
        /// What a search looks through.
        let searchText: String
        /// What its page says beside the examples.
        var reference: Reference { about.value }
        fileprivate let about: Lazy<Reference>
    }

    /// Lists components. `source` gives the text of the file of an example's type.
    init(_ components: [Component], source: (_ typeName: String) -> String?) throws(OpeningError) {
        var entries: [Entry] = []
        var exhibits: [Exhibit] = []
        var pages: [String: Page] = ["/": .home]
        for (number, component) in components.enumerated() {
            let first = exhibits.count
            let path = Self.path(component.slug)
            for example in component.examples {
                let exhibit = try Exhibit(example, of: component, source: source(example.typeName))
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
                    numbers: Array(first..<exhibits.count),
                    searchText: component.searchText, about: Lazy { Reference(component) }))
        }
        self.entries = entries
        self.exhibits = exhibits
        byPath = pages
        firsts = entries.compactMap(\.examples.first)
    }

    /// The path of a component's page.
    static func path(_ component: String) -> String { "/components/\(component)" }

    /// The path of an example's page.
    static func path(_ component: String, _ example: String) -> String {
        "/components/\(component)/\(example)"
    }

    /// The page at a path.
    subscript(path: String) -> Page? { byPath[path] }

    /// Every page.
    var pages: some Collection<Page> { byPath.values }

    /// The path of every page.
    var paths: [String] {
        ["/"] + entries.flatMap { [$0.path] + exhibits[$0.examples].map(\.path) }
    }

    /// The examples that a page shows, by number.
    func shown(on page: Page) -> [Int] {
        switch page {
        case .home: firsts
        case .component(let number): entries[number].numbers
        case .example(let number): [number]
        }
    }

    /// The number of an example's component.
    func entry(of exhibit: Int) -> Int? {
        entries.firstIndex { $0.examples.contains(exhibit) }
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
