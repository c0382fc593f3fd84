internal import SwiftCN

extension PlayField {
    /// Why a field cannot be what it was given.
    struct Unfit: Error {
        /// What it can be, as the end of a sentence.
        let allowed: String
        /// The same as a list, where it is one.
        let list: [String]
    }

    /// What the field becomes of texts from an address, of which the last counts.
    func read(_ texts: [String]) -> Result<[String], Unfit> {
        let text = texts.last ?? ""
        switch kind {
        case .flag:
            switch text {
            case "true", "on", "1": return .success(["true"])
            case "false", "off", "0": return .success(["false"])
            default: return .failure(Unfit(allowed: "true or false", list: ["true", "false"]))
            }
        case .choice(let choices): return Self.read(text, choices)
        case .number(let range):
            guard let number = Int(text), range.contains(number) else {
                return .failure(
                    Unfit(allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)", list: [])
                )
            }
            return .success([String(number)])
        case .text(let length): return Self.read(text, of: length)
        case .classes: return Self.read(classes: text)
        case .color:
            guard let color = PlayColor(text) else {
                let names = PlayColor.named.map(\.text)
                let allowed = "\(names.joined(separator: ", ")), or six hexadecimal digits after a “#”"
                return .failure(Unfit(allowed: allowed, list: names))
            }
            return .success([color.text])
        case .members(let choices, let most): return Self.read(texts, choices, atMost: most)
        }
    }

    /// A field is one line; a page holds no control characters, nor a mark that would join what stands before it; and a label
    /// of which nothing can be seen labels nothing.
    private static func read(_ text: String, of length: ClosedRange<Int>) -> Result<[String], Unfit> {
        let scalars = text.unicodeScalars
        let isSeen = length.lowerBound == 0 || scalars.contains(where: \.isSeen)
        let isClean = scalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
        let joins = scalars.first?.isMark == true
        guard length.contains(scalars.count), isSeen, isClean, !joins else {
            let seen = length.lowerBound == 0 ? "" : " some of which can be seen,"
            let allowed =
                "one line of \(length.lowerBound) to \(length.upperBound) characters,\(seen) "
                + "without control characters or a combining mark at its start"
            return .failure(Unfit(allowed: allowed, list: []))
        }
        return .success([text])
    }

    private static func read(_ text: String, _ choices: [Choice]) -> Result<[String], Unfit> {
        guard choices.contains(where: { $0.name == text }) else { return .failure(.none(of: choices)) }
        return .success([text])
    }

    private static func read(classes text: String) -> Result<[String], Unfit> {
        let names = text.split { $0 == " " || $0 == "\t" || $0 == "\n" }
        guard text.utf16.count <= 200 else {
            return .failure(Unfit(allowed: "at most 200 characters of classes", list: []))
        }
        if let unknown = names.first(where: { TWClasses(String($0)).firstUnknown != nil }) {
            let allowed =
                "utility classes of the stylesheet with a blank between each two, and “\(unknown)” is none"
            return .failure(Unfit(allowed: allowed, list: []))
        }
        return .success([names.joined(separator: " ")])
    }

    private static func read(
        _ texts: [String], _ choices: [Choice], atMost most: Int
    ) -> Result<[String], Unfit> {
        let wanted = Set(texts.filter { !$0.isEmpty })
        let names = choices.map(\.name)
        guard wanted.isSubset(of: names) else { return .failure(.none(of: choices)) }
        let members = names.filter(wanted.contains)
        guard members.count <= most else {
            return .failure(Unfit(allowed: "\(most) of them at most", list: names))
        }
        return .success(members)
    }
}

extension PlayField.Unfit {
    fileprivate static func none(of choices: [PlayField.Choice]) -> PlayField.Unfit {
        let names = choices.map(\.name)
        let shown = names.filter { !$0.isEmpty }.joined(separator: ", ")
        return PlayField.Unfit(allowed: names.contains("") ? "empty, or \(shown)" : shown, list: names)
    }
}

extension PlayField.Kind {
    var isColor: Bool {
        if case .color = self { true } else { false }
    }
}

extension String {
    /// In quotation marks, shortened where it is long.
    var shown: String {
        let start = unicodeScalars.prefix(60)
        let isWhole = start.endIndex == unicodeScalars.endIndex
        return "“\(String(String.UnicodeScalarView(start)))\(isWhole ? "" : "…")”"
    }
}

extension Unicode.Scalar {
    /// Whether it is drawn with the character before it.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    /// Whether it leaves something to see.
    fileprivate var isSeen: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned: false
        default: true
        }
    }
}
