internal import SwiftCN

extension PlayField {
    /// Why a field cannot be what it was given.
    struct Unfit: Error {
        /// A sentence that says what it can be.
        let reason: String
        /// What it can be, where that is a list.
        let list: [String]

        init(_ reason: String, list: [String] = []) {
            self.reason = reason
            self.list = list
        }
    }

    /// What the field becomes of texts from an address, of which the last counts.
    func read(_ texts: [String]) -> Result<[String], Unfit> {
        let text = texts.last ?? ""
        switch kind {
        case .flag:
            switch text {
            case "true", "on", "1": return .success(["true"])
            case "false", "off", "0": return .success(["false"])
            default: return .failure(Unfit("It can be true or false.", list: ["true", "false"]))
            }
        case .choice(let choices):
            guard choices.contains(where: { $0.name == text }) else { return .failure(.none(of: choices)) }
            return .success([text])
        case .number(let range):
            guard let number = Int(text), range.contains(number) else {
                let reason = "It can be any whole number from \(range.lowerBound) to \(range.upperBound)."
                return .failure(Unfit(reason))
            }
            return .success([String(number)])
        case .text(let length): return text.fault(of: length).map { .failure(Unfit($0)) } ?? .success([text])
        case .classes: return Self.read(classes: text)
        case .color:
            guard let color = PlayColor(text) else {
                let names = PlayColor.named.map(\.text)
                let reason = "It can be \((names + ["six hexadecimal digits after a “#”"]).listed(by: "or"))."
                return .failure(Unfit(reason, list: names))
            }
            return .success([color.text])
        case .members(let choices, let most): return Self.read(texts, choices, atMost: most)
        }
    }

    private static func read(classes text: String) -> Result<[String], Unfit> {
        guard text.utf16.count <= 200 else {
            return .failure(Unfit("It has \(text.utf16.count) characters, and can have 200 at most."))
        }
        let names = text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map(String.init)
        if let unknown = names.first(where: { TWClasses($0).firstUnknown != nil }) {
            return .failure(.unknown(unknown))
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
            return .failure(
                Unfit("It can hold \(most) of \(names.listed(by: "and")) at the same time.", list: names))
        }
        return .success(members)
    }
}

extension PlayField.Unfit {
    fileprivate static func none(of choices: [PlayField.Choice]) -> PlayField.Unfit {
        let names = choices.map(\.name)
        guard !names.isEmpty else { return PlayField.Unfit("There is nothing to choose from.") }
        let shown = names.map { $0.isEmpty ? "empty" : $0 }
        return PlayField.Unfit("It can be \(shown.listed(by: "or")).", list: names)
    }

    /// A class that there is not: those of its family, or else the families.
    fileprivate static func unknown(_ name: String) -> PlayField.Unfit {
        let variants = Utilities.variants
        let start = "There is no utility class \(name.shown)"
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 2, !variants.contains(String(parts[0])) {
            return PlayField.Unfit("\(start): before the colon stands \(variants.listed(by: "or")).")
        }
        let family = (parts.last ?? "").prefix { $0 != "-" }
        let relatives = Utilities.names.filter { $0 == family || $0.hasPrefix("\(family)-") }
        guard relatives.isEmpty else {
            let more = relatives.count - 12
            let shown = more > 1 ? relatives.prefix(12) + ["\(more) more"] : relatives
            return PlayField.Unfit("\(start). There are \(shown.listed(by: "and")).", list: relatives)
        }
        let families = Utilities.families.listed(by: "and")
        let states = variants.map { "\($0):" }.listed(by: "or")
        let others = Utilities.componentClasses.listed(by: "and")
        return PlayField.Unfit("\(start). There are \(families), each also after \(states); and \(others).")
    }
}

extension [String] {
    /// As a sentence lists them: "a, b or c".
    func listed(by word: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
    }
}

extension String {
    /// Why it cannot stand in a field of so many characters; nil where it can.
    ///
    /// A field is one line; a page holds no control characters, nor a mark that would join what stands before it; and a
    /// label of which nothing can be seen labels nothing.
    fileprivate func fault(of length: ClosedRange<Int>) -> String? {
        let count = utf16.count
        if count > length.upperBound {
            return "It has \(count) characters, and can have \(length.upperBound) at most."
        }
        if let scalar = unicodeScalars.first(where: {
            $0 != "\t" && $0.properties.generalCategory == .control
        }) {
            return "It is one line without control characters such as \(scalar.name)."
        }
        if let scalar = unicodeScalars.first, scalar.isMark {
            return "Its first character, \(scalar.name), would join what stands before it."
        }
        if length.lowerBound > 0, !unicodeScalars.contains(where: \.isSeen) {
            return "It must have something to see, in \(length.upperBound) characters at most."
        }
        return nil
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
    /// As the Unicode Standard writes it: U+0301.
    fileprivate var name: String {
        "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    }

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
