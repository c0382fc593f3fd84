import Foundation
import Testing

/// A Swift file of this package, as the tests of this target read it.
struct SourceFile: Sendable, CustomTestStringConvertible {
    /// The path from the root of the package, as in `Sources/HTTP/Method.swift`.
    let path: String
    let text: String

    /// The text without comments and without the content of string literals.
    let code: String

    /// The folder below `Sources` or `Tests`, which is the name of the target.
    var target: String { String(path.split(separator: "/")[1]) }

    var testDescription: String { path }

    /// The modules that the file imports; a scoped import (`import struct A.B`) counts as its module.
    var imports: Set<String> {
        let kinds = "(?:(?:struct|class|enum|protocol|typealias|func|let|var) )?"
        guard let line = try? Regex("^[^\"\\n]*\\bimport \(kinds)(\\w+)", as: (Substring, Substring).self)
        else { return [] }
        return Set(code.matches(of: line.anchorsMatchLineEndings()).map { String($0.output.1) })
    }

    /// Whether the code has `word`, not as a part of a longer word.
    func contains(word: String) -> Bool {
        code.ranges(of: word).contains { range in
            let continuesAName = code[..<range.lowerBound].last.map(Self.isPartOfName) ?? false
            let goesOn = code[range.upperBound...].first.map(Self.isPartOfName) ?? false
            return !continuesAName && !(goesOn && word.last.map(Self.isPartOfName) ?? false)
        }
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// All Swift files below a folder of the package, in order.
    static func all(in folder: String) -> [SourceFile] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
            .standardizedFileURL
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
            path in
            let file = root.appending(path: "\(folder)/\(path)")
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return SourceFile(path: "\(folder)/\(path)", text: text, code: text.withoutCommentsAndLiterals)
        }
    }
}
