/// The frame of a kind of page: markup with holes, `{{title}}`, that are filled for each page.
///
/// `Hole` lists the names that the file must have, each at least once; any other name is an error when the file is
/// read. Whoever fills a template does so with a `switch` over the holes, so none can be left unfilled.
struct Template<Hole: RawRepresentable & CaseIterable & Sendable>: Sendable where Hole.RawValue == String {
    private enum Part: Sendable {
        case markup(Fragment)
        case hole(Hole)
    }

    private var parts: [Part] = []

    /// Reads a template. `file` is its name in messages.
    init(_ text: [UInt8], file: String) throws(OpeningError) {
        var rest = text[...]
        var line = 1
        var seen: Set<String> = []
        while let start = rest.index(of: "{{") {
            parts.append(.markup(Fragment(template: rest[..<start])))
            line += rest[..<start].count { $0 == UInt8(ascii: "\n") }
            rest = rest[(start + 2)...]
            guard let end = rest.index(of: "}}") else {
                throw .template(file: file, line: line, "\"{{\" has no \"}}\" after it.")
            }
            let name = String(decoding: rest[..<end], as: UTF8.self)
            guard let hole = Hole(rawValue: name) else {
                throw .template(
                    file: file, line: line, "There is no hole \"\(name)\" here; the holes are \(Self.names).")
            }
            seen.insert(name)
            parts.append(.hole(hole))
            rest = rest[(end + 2)...]
        }
        parts.append(.markup(Fragment(template: rest)))
        line += rest.count { $0 == UInt8(ascii: "\n") }
        if let missing = Hole.allCases.first(where: { !seen.contains($0.rawValue) }) {
            throw .template(file: file, line: line, "The hole \"{{\(missing.rawValue)}}\" is missing.")
        }
    }

    /// The page, with its places, that comes of filling each hole.
    func filled(_ fill: (Hole) -> PageFrame) -> PageFrame {
        var page = PageFrame()
        for part in parts {
            switch part {
            case .markup(let markup): page += PageFrame(markup)
            case .hole(let hole): page += fill(hole)
            }
        }
        return page
    }

    private static var names: String {
        Hole.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
}

extension ArraySlice<UInt8> {
    /// Where these two characters stand for the first time.
    fileprivate func index(of pair: StaticString) -> Int? {
        let wanted = Array(pair.description.utf8)
        return indices.dropLast().first { self[$0] == wanted[0] && self[$0 + 1] == wanted[1] }
    }
}
