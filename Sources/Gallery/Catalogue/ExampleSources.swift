/// Finds the file of an example by the name of its type.
struct ExampleSources {
    private let files: [String: String]

    /// All the files of examples.
    init() {
        let paths = EmbeddedSources.paths.filter { $0.utf8.starts(with: "Gallery/Examples/".utf8) }
        let named = paths.map { path in (path.split(separator: "/").last.map(String.init) ?? path, path) }
        files = Dictionary(named) { first, _ in first }
    }

    /// The text of the file that holds the type; nil where there is none.
    func text(of typeName: String) -> String? {
        files["\(typeName).swift"].flatMap { EmbeddedSources.text($0)?.description }
    }
}
