import Foundation

/// What the sources of a target declare, read off their text, so that nothing that is added there is overlooked.
struct ListedEnumeration {
    let name: String
    let cases: [String]

    /// The public enumerations that list their cases.
    static func all(in target: String) -> [ListedEnumeration] {
        texts(of: target).flatMap { text in
            text.matches(of: /public enum (\w+): [^{]*CaseIterable[^{]*\{(?<body>[^}]*)/).map { match in
                let cases = match.output.body.matches(of: /(?m)^    case (.*)$/).flatMap { line in
                    line.output.1.split(separator: ",").map {
                        $0.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces)
                    }
                }
                return ListedEnumeration(name: String(match.output.1), cases: cases)
            }
        }
    }

    /// What `.toggleStyle(.…)` knows by name.
    static func namedToggleStyles(in target: String) -> [String] {
        texts(of: target).flatMap { text in
            text.matches(of: /extension ToggleStyle where [^{]*\{(?<body>(?:\n    .*)*)/).flatMap { match in
                match.output.body.matches(of: /static var `?(\w+)`?:/).map { String($0.output.1) }
            }
        }
    }

    private static func texts(of target: String) -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/\(target)").standardizedFileURL
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
}
