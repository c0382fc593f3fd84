import Foundation
import Testing

@Suite("Embedded files")
struct EmbedSourcesTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures")

    @Test("Every file of the folder is there")
    func everyFile() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path)
        #expect(EmbeddedSources.paths == files.sorted())
    }

    @Test("A text is the bytes of its file", arguments: EmbeddedSources.paths)
    func bytes(path: String) throws {
        let file = try Data(contentsOf: Self.fixtures.appending(path: path))
        let text = try #require(EmbeddedSources.text(path)).description
        #expect(Array(text.utf8) == Array(file))
    }

    @Test("An unknown path has no text")
    func unknown() {
        #expect(EmbeddedSources.text("nowhere.txt") == nil)
    }
}
