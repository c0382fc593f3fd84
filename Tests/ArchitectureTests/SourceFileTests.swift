import Testing

@Suite("Reading a source file")
struct SourceFileTests {
    @Test(
        "Comments and the content of literals are left out",
        arguments: [
            ("a // b\nc", "a \nc"),
            ("a /* b /* c */ d */ e", "a  e"),
            (#"a "b \" // c" d"#, #"a "" d"#),
            ("a \"\"\"\n \"b\" try!\n\"\"\" c", #"a "" c"#),
            (##"a #"b " \ c"# d"##, #"a "" d"#),
            ("#if DEBUG", "#if DEBUG"),
        ])
    func code(text: String, code: String) {
        #expect(text.withoutCommentsAndLiterals == code)
    }

    @Test("Imports are found with their modifiers and kinds")
    func imports() {
        let code =
            "public import HTTP\n@testable import Gallery\nimport struct A.B\nlet important = 1\nimport C\n"
        let file = SourceFile(path: "Sources/A/B.swift", text: code, code: code)
        #expect(file.imports == ["HTTP", "Gallery", "A", "C"])
    }

    @Test("A word is found alone, not inside another")
    func words() {
        let file = SourceFile(
            path: "", text: "", code: "let unsafePointer = try? x as!Int; nonisolated(unsafe) var y")
        #expect(file.contains(word: "unsafe"))
        #expect(file.contains(word: "as!"))
        #expect(!file.contains(word: "try!"))
        #expect(!file.contains(word: "Pointer"))
    }
}
