import HTTP
import SwiftCN
import Testing

@testable import Gallery

/// The repository, which holds Public and Templates.
let root = String(#filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" })

/// The gallery as it ships, for tests that change nothing.
let shipped = try? Gallery(root: root)

/// The paths of all pages.
let everyPage = shipped?.catalogue.paths ?? []

/// The paths of all examples.
let everyExample = shipped?.catalogue.exhibits.map(\.path) ?? []

/// A gallery whose state no other test changes. Only its sessions are its own: packing the assets takes long.
func freshGallery(_ catalogue: Catalogue? = nil) throws -> Gallery {
    let shipped = try #require(shipped)
    return try Gallery(
        catalogue ?? shipped.catalogue, assets: shipped.assets, templates: shipped.pages.templates)
}

/// A gallery of the test's own examples. The text of their files is made up.
func gallery(of components: Component...) throws -> Gallery {
    try freshGallery(Catalogue(components) { "struct \($0) {}\n" })
}

/// A component with one example, called basic.
func component(
    _ slug: String = "probe", words: [String] = [],
    _ make: @escaping @Sendable () -> some View & SendableMetatype
) -> Component {
    Component(
        slug, slug, "A component of a test.", searchWords: words, sources: [],
        keyboard: Keyboard(rows: [], notes: []), matrices: [],
        examples: [Example("basic", "Basic", "An example of a test.", make)])
}
