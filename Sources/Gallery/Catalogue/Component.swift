/// What the gallery tells of a component. Each is described in a file of its own.
package struct Component: Sendable {
    /// Its name in paths.
    let slug: String
    let title: String
    /// One sentence on what it is for.
    let summary: String
    /// Further words that find it, in any language.
    let searchWords: [String]
    /// Where its own source files are: folders and files, from `Sources` on.
    let sources: [String]
    /// Its keys, and what assistive technology is told of it.
    var keyboard: Keyboard { keys.value }
    /// Its states in pictures.
    var matrices: [StateMatrix] { states.value }
    /// All that can be turned at it; nil where there is no playground.
    var playground: Playground? { play.value }
    /// Its examples; the home page shows the first.
    let examples: [Example]
    // What only its own pages show is not made at start.
    private let keys: Lazy<Keyboard>
    private let states: Lazy<[StateMatrix]>
    private let play: Lazy<Playground?>

    init(
        _ slug: String, _ title: String, _ summary: String, searchWords: [String], sources: [String],
        keyboard: @autoclosure @escaping @Sendable () -> Keyboard,
        matrices: @autoclosure @escaping @Sendable () -> [StateMatrix],
        playground: @autoclosure @escaping @Sendable () -> Playground? = nil, examples: [Example]
    ) {
        self.slug = slug
        self.title = title
        self.summary = summary
        self.searchWords = searchWords
        self.sources = sources
        keys = Lazy(keyboard)
        states = Lazy(matrices)
        play = Lazy(playground)
        self.examples = examples
    }

    /// A component of which there is nothing to tell but its examples.
    package init(_ slug: String, _ title: String, examples: [Example]) {
        self.init(
            slug, title, title, searchWords: [], sources: [], keyboard: Keyboard(rows: [], notes: []),
            matrices: [],
            examples: examples)
    }
}
