import Testing

@Suite("Arrows between the targets")
struct ArrowTests {
    /// What each folder of `Sources` may import. `Synchronization` is part of the standard library: all may.
    private static let arrows: [String: Set<String>] = [
        "ViewKit": ["Platform"],
        "SwiftCN": ["ViewKit"],
        "HTTP": [],
        "Platform": ["CCompression", "Glibc"],
        "MicroHTTP": ["CMicroHTTPD", "Glibc", "HTTP", "Platform"],
        "Gallery": ["HTTP", "Platform", "SwiftCN"],
        "vitrine": ["Gallery", "HTTP", "MicroHTTP", "Platform"],
        "EmbedSources": ["FoundationEssentials"],
        "EmbedSourcesPlugin": ["Foundation", "PackagePlugin"],
    ]

    private static let files = SourceFile.all(in: "Sources")
    private static let examples = files.filter { $0.path.hasPrefix("Sources/Gallery/Examples/") }

    @Test("Every target has its row in the table of arrows")
    func targets() {
        #expect(Set(Self.files.map(\.target)) == Set(Self.arrows.keys))
    }

    @Test("A file imports only what its target may", arguments: files)
    func onlyAllowedImports(file: SourceFile) throws {
        let allowed = try #require(Self.arrows[file.target])
        let foreign = file.imports.subtracting(allowed).subtracting(["Synchronization"]).sorted()
        #expect(foreign.isEmpty, "\(file.target) may import \(allowed.sorted()) alone")
    }

    @Test("An example imports SwiftCN alone", arguments: examples)
    func exampleImports(file: SourceFile) {
        #expect(file.imports == ["SwiftCN"])
    }

    @Test("Only MicroHTTP and Platform say unsafe", arguments: files)
    func unsafety(file: SourceFile) {
        #expect(["MicroHTTP", "Platform"].contains(file.target) || !file.contains(word: "unsafe"))
    }
}
