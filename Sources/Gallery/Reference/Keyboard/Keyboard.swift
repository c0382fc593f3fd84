/// How a component is used without a pointer: its keys, and what assistive technology is told of it.
struct Keyboard: Sendable {
    let rows: [KeyRow]
    /// One sentence or two each; backticks stand around code.
    let notes: [String]

    /// The part of a component's page. Each row carries what a test needs to try it.
    func section(of component: Component) -> Fragment {
        let lines = rows.map { $0.line(component) }
        let items = notes.map { note -> Fragment in "<li>\(Fragment(documentation: note))</li>\n" }
        return """
            <section class="part" aria-labelledby="keyboard">
            <h2 id="keyboard"><a class="self-link" href="#keyboard">Keyboard and accessibility</a></h2>
            <h3 id="keys"><a class="self-link" href="#keys">Keys</a></h3>
            <div class="table-region" role="region" aria-labelledby="keys" tabindex="0">
            <table class="keys">
            <thead><tr><th scope="col">Key</th><th scope="col">What it does</th></tr></thead>
            <tbody>
            \(lines)</tbody>
            </table>
            </div>
            <h3 id="announced"><a class="self-link" href="#announced">What assistive technology is told</a></h3>
            <ul class="notes">
            \(items)</ul>
            </section>
            """
    }
}

extension KeyRow {
    fileprivate func line(_ component: Component) -> Fragment {
        let titles = keys.enumerated().map { index, key -> Fragment in
            index == 0 ? "<kbd>\(key.title)</kbd>" : " or <kbd>\(key.title)</kbd>"
        }
        func id(_ control: String) -> String { "\(component.slug)-\(check.example)-\(control)" }
        func codes(_ keys: [Key]) -> String { keys.map(\.code).joined(separator: " ") }
        let expected = check.expected.map { $0.words(id) }.joined(separator: "; ")
        return """
            <tr data-path="\(Catalogue.path(component.slug, check.example))" data-given="\(check.given)" \
            data-control="\(id(check.control))" data-first="\(codes(check.first))" data-keys="\(codes(keys))" \
            data-then="\(codes(check.then))" data-expect="\(expected)">\
            <th scope="row">\(titles)</th><td>\(Fragment(documentation: effect))</td></tr>

            """
    }
}
