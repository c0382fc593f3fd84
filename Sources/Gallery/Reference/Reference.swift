/// What the page of a component says of it beside its examples. It is the same for everybody, and made once.
struct Reference: Sendable {
    /// The tables of its types.
    let api: Fragment
    /// Its keys, and what assistive technology is told.
    let keyboard: Fragment
    /// Its own files, folded up.
    let source: Fragment
    let files: [SourceFile]

    init(_ component: Component) {
        files = SourceFile.all(of: component)
        let types = PublicInterface.embedded.types(in: files.map(\.path))
        api = types.isEmpty ? "" : types.section
        keyboard = component.keyboard.section(of: component)
        source =
            files.isEmpty
            ? ""
            : """
            <section class="part" aria-labelledby="source">
            <h2 id="source"><a class="self-link" href="#source">Source</a></h2>
            <p>The files that draw it, as they are built into the server.</p>
            \(files.map { $0.details(of: component) })</section>
            """
    }

    /// The lines of a table of contents that lead to its parts, and to the state matrix among them.
    func contents(hasMatrix: Bool) -> Fragment {
        let api: Fragment = api.isEmpty ? "" : "<li><a href=\"#api\">API</a></li>\n"
        let keyboard: Fragment = keyboard.isEmpty ? "" : "<li><a href=\"#keyboard\">Keyboard</a></li>\n"
        let matrix: Fragment = hasMatrix ? "<li><a href=\"#matrix\">State matrix</a></li>\n" : ""
        let source: Fragment = source.isEmpty ? "" : "<li><a href=\"#source\">Source</a></li>\n"
        return "\(api)\(keyboard)\(matrix)\(source)"
    }
}
