/// An example in its place: its paths, its source, and what of its page never changes.
struct Exhibit: Sendable {
    let example: Example
    let component: Component
    /// Where it is shown alone, and where its forms post to.
    let path: String
    /// What every id in it starts with.
    let id: String
    /// Its Swift file, byte for byte.
    let source: String
    /// Its Swift file with its words marked.
    let highlighted: Fragment

    /// Puts an example in its place. `file` is the path of its source, as `EmbeddedSources` has it.
    init(_ example: Example, of component: Component, file: String?) throws(OpeningError) {
        path = Catalogue.path(component.slug, example.slug)
        guard let file, let source = EmbeddedSources.text(file) else {
            throw .noSource(example: path, type: example.typeName)
        }
        self.example = example
        self.component = component
        id = "\(component.slug)-\(example.slug)"
        self.source = source.description
        highlighted = SwiftCode(self.source).highlighted
    }

    /// Where its Swift file is.
    var sourcePath: String { "\(path)/source" }

    /// What its page is called.
    var fullTitle: String { "\(component.title): \(example.title)" }
}
