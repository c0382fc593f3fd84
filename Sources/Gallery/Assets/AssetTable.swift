internal import HTTP
internal import Platform
internal import SwiftCN

/// Everything under /assets, read once at start. What is not in it is not served.
struct AssetTable: Sendable {
    /// By path.
    private let assets: [String: Asset]
    /// The names of all assets, sorted.
    let names: [String]
    /// The stylesheets as they were read, by name.
    let stylesheets: [String: [UInt8]]

    /// Reads a folder, and adds the stylesheet of the utility classes, which no file holds.
    init(_ folder: Folder, utilities: String) throws(OpeningError) {
        var assets: [String: Asset] = [:]
        var stylesheets: [String: [UInt8]] = [:]
        for name in try OpeningError.reading({ () throws(FileError) in try folder.files() }) {
            guard let type = Self.mediaType(of: name) else {
                throw .unknownFileType("\(folder.path)/\(name)")
            }
            let content = try OpeningError.reading { () throws(FileError) in try folder.read(name) }
            assets[name] = Asset(name, type: type, content: content)
            if type == MediaType.css { stylesheets[name] = content }
        }
        if !utilities.isEmpty {
            assets["utilities.css"] = Asset(
                "utilities.css", type: MediaType.css, content: Array(utilities.utf8))
            stylesheets["utilities.css"] = Array(utilities.utf8)
        }
        self.assets = Dictionary(uniqueKeysWithValues: assets.values.map { ($0.path, $0) })
        names = assets.keys.sorted()
        self.stylesheets = stylesheets
    }

    /// The asset of that name.
    subscript(name: String) -> Asset? { assets[Asset.path(name)] }

    /// The asset at a path.
    subscript(path path: String) -> Asset? { assets[path] }

    private static func mediaType(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "css": MediaType.css
        case "js": MediaType.javascript
        case "svg": MediaType.svg
        case "png": "image/png"
        case "webp": "image/webp"
        case "ico": "image/x-icon"
        case "txt": MediaType.text
        default: nil
        }
    }
}

/// The elements that link a page to its assets.
struct AssetLinks: Sendable {
    let icon: Fragment
    let stylesheets: Fragment
    /// The optional script, before anything is drawn, so that nothing moves when it has run.
    let script: Fragment
    /// The stylesheet and the script of the playgrounds, which no other page has.
    let playground: Fragment
    let playgroundStyle: Fragment

    init(_ assets: AssetTable) {
        let links = assets.styleNames.compactMap { assets[$0] }
        playgroundStyle =
            assets["playground.css"].map { "<link rel=\"stylesheet\" href=\"\($0.link)\">\n" } ?? ""
        playground = """
            \(playgroundStyle)\
            \(assets["playground.js"].map { "<script src=\"\($0.link)\" defer></script>\n" as Fragment } ?? "")
            """
        stylesheets = "\(links.map { "<link rel=\"stylesheet\" href=\"\($0.link)\">\n" as Fragment })"
        script = assets["vitrine.js"].map { "<script src=\"\($0.link)\"></script>" } ?? ""
        icon =
            assets["favicon.svg"].map { "<link rel=\"icon\" href=\"\($0.link)\" type=\"image/svg+xml\">" }
            ?? ""
    }

}

extension AssetTable {
    /// The stylesheets that every page links: the tokens and what stands on them first, then the components, then what
    /// overrides them.
    var styleNames: [String] {
        let names = names.filter { $0.hasSuffix(".css") && $0 != "playground.css" }
        let first = ["tokens.css", "base.css", "layout.css"]
        let last = ["utilities.css", "print.css"]
        let between = names.filter { !first.contains($0) && !last.contains($0) }
        return first.filter(names.contains) + between + last.filter(names.contains)
    }
}
