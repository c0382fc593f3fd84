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
    let keyboard: Keyboard
    /// Its states in pictures.
    let matrices: [StateMatrix]
    /// All that can be turned at it; nil where there is no playground.
    let playground: Playground?
    /// Its examples; the home page shows the first.
    let examples: [Example]

    init(
        _ slug: String, _ title: String, _ summary: String, searchWords: [String], sources: [String],
        keyboard: Keyboard, matrices: [StateMatrix], playground: Playground? = nil, examples: [Example]
    ) {
        self.slug = slug
        self.title = title
        self.summary = summary
        self.searchWords = searchWords
        self.sources = sources
        self.keyboard = keyboard
        self.matrices = matrices
        self.playground = playground
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
