import Testing

@Suite("Style that the formatter does not check")
struct StyleTests {
    private static let files = SourceFile.all(in: "Sources") + SourceFile.all(in: "Tests")
    private static let traps = ["try!", "as!", "fatalError"]

    @Test("A file has at most 300 lines", arguments: files)
    func length(file: SourceFile) {
        #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 301)
    }

    @Test("No file gives up", arguments: files)
    func traps(file: SourceFile) {
        #expect(Self.traps.filter { file.contains(word: $0) }.isEmpty)
    }
}
