import Foundation

/// A second reading of Swift sources, by lines and regular expressions, to hold the tables of the pages against. It knows
/// no tokens and has nothing in common with the reader that makes the tables.
struct SourceReading {
    /// The public types, by name, of all that the pages may describe.
    private(set) var types: [String: ReadType] = [:]
    /// The public types that each file declares.
    private(set) var declared: [String: [String]] = [:]

    struct ReadType: Equatable {
        /// `name | type | default` of every parameter of every public initializer, sorted.
        var parameters: [String] = []
        /// `name | type | default` of all that can be set, without the type where it is not written; sorted.
        var properties: [String] = []
        var cases: [String] = []
    }

    init(_ folders: [String], in sources: URL) throws {
        for folder in folders {
            let place = sources.appending(path: folder).path
            let paths = try FileManager.default.subpathsOfDirectory(atPath: place)
            for path in paths.filter({ $0.hasSuffix(".swift") }).sorted().map({ "\(folder)/\($0)" }) {
                let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
                read(text, path: path)
            }
        }
        for name in types.keys {
            types[name]?.parameters.sort()
            types[name]?.properties.sort()
        }
    }

    private mutating func read(_ text: String, path: String) {
        let lines = text.replacing(/(?m)[ \t]*\/\/.*$/, with: "").components(separatedBy: "\n")
        let head =
            /^(public )?(?:final )?(?:(struct|class|enum|protocol)|extension) (\w+)(?:.* where Self == (\w+))?/
        var name = ""
        for (number, line) in lines.enumerated() {
            if let match = line.prefixMatch(of: head) {
                name = String(match.4 ?? match.3)
                if match.1 != nil {
                    declared[path, default: []].append(name)
                    types[name, default: ReadType()].parameters += []
                }
            }
            let rest = lines[number...]
            if line.contains(/^ {4}(@inlinable )?public (override |required |convenience )*init[<(?]/) {
                types[name, default: ReadType()].parameters += Self.parameters(rest.joined(separator: "\n"))
            } else if line.contains(/^ {4}(@\w+ )?public var\b/) {
                types[name, default: ReadType()].properties += Self.property(line, rest)
            } else if let match = line.wholeMatch(of: /\ {4}case (\w+)/) {
                types[name, default: ReadType()].cases.append(String(match.1))
            }
        }
    }

    /// The parameters between the first parenthesis and its partner.
    private static func parameters(_ text: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text.replacing("->", with: "\u{2192}").drop(while: { $0 != "(" }).dropFirst() {
            if "([{<".contains(character) { depth += 1 }
            if ")]}>".contains(character) { depth -= 1 }
            if depth < 0 { break }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        let pattern = /((?:@\w+ )*)(\w+(?: \w+)?): (.+?)(?: = (.+))?/
        return parts.compactMap { part in
            let plain = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                .replacing("\u{2192}", with: "->")
            return plain.wholeMatch(of: pattern).map { "\($0.2) | \($0.1)\($0.3) | \($0.4 ?? "required")" }
        }
    }

    /// What a line makes settable: what is stored, and what has a setter.
    private static func property(_ line: String, _ rest: ArraySlice<String>) -> [String] {
        let pattern = /\ {4}(?:@\w+ )?public var ([\w, ]+?)(?:: ([^={]+?))?(?: = ([^{]+?))?( \{.*)?/
        guard let match = line.wholeMatch(of: pattern) else { return [] }
        if match.4 != nil {
            let body = rest.prefix { $0 != "    }" }
            guard body.contains(where: { $0.hasPrefix("        set") }) else { return [] }
        }
        return match.1.components(separatedBy: ", ").map { "\($0) | \(match.2 ?? "") | \(match.3 ?? "")" }
    }
}
