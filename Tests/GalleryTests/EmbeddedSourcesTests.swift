import Foundation
import Testing

@testable import Gallery

@Suite("The sources that pages show")
struct EmbeddedSourcesTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources").standardizedFileURL

    @Test("Every file of the examples and of the components is embedded")
    func everyFile() {
        let files = ["Gallery/Examples", "SwiftCN", "ViewKit/Views"].flatMap { folder in
            let paths = FileManager.default.enumerator(atPath: Self.sources.appending(path: folder).path)
            return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map {
                "\(folder)/\($0)"
            }
        }
        #expect(EmbeddedSources.paths.filter { $0.hasSuffix(".swift") } == files.sorted())
    }

    @Test("An embedded source is the file, byte for byte", arguments: EmbeddedSources.paths)
    func bytes(path: String) throws {
        let file = try Data(contentsOf: Self.sources.appending(path: path))
        let text = try #require(EmbeddedSources.text(path)).description
        #expect(Array(text.utf8) == Array(file))
    }
}
