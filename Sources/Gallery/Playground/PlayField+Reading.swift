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
        case .text(let length):
            guard length.contains(text.unicodeScalars.count) else {
                return .failure(
                    Unfit(
                        allowed: "text of \(length.lowerBound) to \(length.upperBound) characters", list: []))
            }
            return .success([text])
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

    private static func read(_ text: String, _ choices: [Choice]) -> Result<[String], Unfit> {
        guard choices.contains(where: { $0.name == text }) else { return .failure(.none(of: choices)) }
        return .success([text])
    }

    private static func read(classes text: String) -> Result<[String], Unfit> {
        let names = text.split { $0 == " " || $0 == "\t" || $0 == "\n" }
        guard text.unicodeScalars.count <= 200 else {
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
