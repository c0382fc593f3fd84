internal import Platform

/// The frames of all pages, read once at start.
struct Templates: Sendable {
    let layout: Template<LayoutHole>
    let home: Template<HomeHole>
    let component: Template<ComponentHole>
    let example: Template<ExampleHole>
    let error: Template<ErrorHole>

    /// Reads the templates in a folder.
    init(_ folder: Folder) throws(OpeningError) {
        layout = try Self.read("layout.html", in: folder)
        home = try Self.read("home.html", in: folder)
        component = try Self.read("component.html", in: folder)
        example = try Self.read("example.html", in: folder)
        error = try Self.read("error.html", in: folder)
    }

    private static func read<Hole>(_ file: String, in folder: Folder) throws(OpeningError) -> Template<Hole> {
        let text = try OpeningError.reading { () throws(FileError) in try folder.read(file) }
        return try Template(text, file: "\(folder.path)/\(file)")
    }
}

/// What surrounds every page.
enum LayoutHole: String, CaseIterable, Sendable {
    case theme, title, description, icon, stylesheets, script, session, themeSwitch = "theme-switch",
        navigation, main
}

/// The home page and its search results.
enum HomeHole: String, CaseIterable, Sendable {
    case query, results, cards
}

/// The page of one component.
enum ComponentHole: String, CaseIterable, Sendable {
    case breadcrumb, title, summary, playground, words, contents, examples, api, keyboard, matrix, source,
        pager
}

/// The page of one example.
enum ExampleHole: String, CaseIterable, Sendable {
    case breadcrumb, title, summary, example
}

/// The page of an error.
enum ErrorHole: String, CaseIterable, Sendable {
    case status, title, detail, suggestions
}
