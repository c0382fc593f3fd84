import FoundationEssentials

/// Writes one Swift file that holds the text of many: `EmbedSources OUTPUT BASE PATH…`, each path relative to the base.
@main
enum EmbedSources {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first, let base = arguments.dropFirst().first else {
            throw EmbeddingError.usage
        }
        let sources = try arguments.dropFirst(2).map { path in
            let bytes = try Data(contentsOf: URL(filePath: "\(base)/\(path)"))
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw EmbeddingError.notUTF8(path)
            }
            return Source(path: path, text: text)
        }
        try Data(declaration(of: sources).utf8).write(to: URL(filePath: output))
    }

    /// The generated file: an enum that finds a text by its path.
    static func declaration(of sources: [Source]) -> String {
        let cases = sources.map { "        case \(literal($0.path)): \(literal($0.text))\n" }
        let paths = sources.map { "        \(literal($0.path)),\n" }
        return """
            enum EmbeddedSources {
                static func text(_ path: String) -> StaticString? {
                    switch path {
            \(cases.joined())        default: nil
                    }
                }

                static let paths: [String] = [
            \(paths.joined())    ]
            }

            """
    }
}

/// A file to embed.
struct Source {
    let path: String
    let text: String
}

/// Why a file could not be made; SwiftPM shows it as the error of the build command.
enum EmbeddingError: Error, CustomStringConvertible {
    case usage
    case notUTF8(String)

    var description: String {
        switch self {
        case .usage:
            "EmbedSources wants the file to write, the base folder, then the paths of the files to embed."
        case .notUTF8(let path): "\(path) is not UTF-8, so it cannot be embedded as text."
        }
    }
}
