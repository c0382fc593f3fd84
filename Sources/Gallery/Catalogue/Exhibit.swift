internal import HTTP

/// An example in its place: its paths, its source, and what of its page never changes.
final class Exhibit: Sendable {
    let example: Example
    let component: Component
    /// Where it is shown alone, and where its forms post to.
    let path: String
    /// What every id in it starts with.
    let id: String
    /// How it looks in its first state, which is the same in every session in which nobody has changed it.
    let first: Lazy<Shown>
    /// The answer that gives its Swift file, byte for byte.
    let file: CachedResponse
    /// What stands around what its page tells of it.
    let panels: LivePanels
    private let code: Lazy<Fragment>

    /// Puts an example in its place, with the text of its file.
    init(_ example: Example, of component: Component, source: String?) throws(OpeningError) {
        path = Catalogue.path(component.slug, example.slug)
        guard let source else { throw .noSource(example: path, type: example.typeName) }
        self.example = example
        panels = LivePanels(of: example)
        self.component = component
        let id = "\(component.slug)-\(example.slug)"
        let path = self.path
        self.id = id
        first = Lazy {
            let live = LiveExample(example.tried(id: id, action: path))
            return live.shown()
        }
        let tag = ETag(Fingerprint(Array(source.utf8)).text)
        file = CachedResponse(
            Response.text(source).with(SafetyHeaders.all), tag: tag, control: "no-cache",
            stands: true)
        code = Lazy { SwiftCode(source).highlighted }
    }

    /// Its Swift file with its words marked.
    var highlighted: Fragment { code.value }

    /// Makes it live, for a session that changes it.
    func live() -> LiveExample {
        LiveExample(example.tried(id: id, action: path), drawn: first.value.rendering)
    }

    /// Where its Swift file is.
    var sourcePath: String { "\(path)/source" }

    /// What its page is called.
    var fullTitle: String { "\(component.title): \(example.title)" }
}
