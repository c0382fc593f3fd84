/// Reads the public declarations of one Swift file that compiles. What it does not know it walks over, bracket by bracket.
struct DeclarationReader {
    /// What the file says of each type, in its order; a type and its extensions are apart.
    private(set) var types: [PublicType] = []
    let code: SwiftCode
    private let pieces: [SwiftPiece]
    private var position = 0

    init(_ source: String) {
        code = SwiftCode(source)
        pieces = code.pieces
        while position < pieces.count { readScope(Scope()) }
    }

    /// What a declaration stands in.
    private struct Scope {
        /// Which of `types` it belongs to; nil in a file and in what nobody else can see.
        var type: Int?
        var name = ""
        var isVisible = true
        var isProtocol = false
        var conditions: [String] = []
    }

    /// What stands before the keyword of a declaration.
    private struct Lead {
        var documentation: [String] = []
        var modifiers: Set<String> = []

        var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
    }

    private mutating func readScope(_ scope: Scope) {
        while current != nil {
            if isSign("}") {
                position += 1
                return
            }
            let lead = readLead()
            switch current?.kind == .word ? text(current) : "" {
            case "struct", "class", "enum", "protocol", "extension": readType(lead, in: scope)
            case "init", "func": readSignature(lead, in: scope)
            case "var", "let": readProperty(lead, in: scope)
            case "case": readCases(lead, in: scope)
            default: skip()
            }
        }
    }

    private mutating func readLead() -> Lead {
        var lead = Lead()
        while let piece = current {
            let word = text(piece)
            if piece.kind == .documentation {
                lead.documentation.append(word)
            } else if piece.kind == .attribute {
                position += 1
                if isSign("(") { skip() }
                continue
            } else if Self.modifiers.contains(word) {
                lead.modifiers.insert(isSign("(", at: position + 1) ? "\(word)(set)" : word)
                if isSign("(", at: position + 1) {
                    position += 1
                    skip()
                    continue
                }
            } else {
                break
            }
            position += 1
        }
        return lead
    }

    private static let modifiers: Set<String> = [
        "public", "open", "internal", "package", "private", "fileprivate", "final", "static", "override",
        "required", "convenience", "mutating", "nonmutating", "lazy", "weak", "indirect", "nonisolated",
    ]

    private mutating func readType(_ lead: Lead, in scope: Scope) {
        let keyword = text(current)
        position += 1
        let start = position
        while current?.kind == .word && !isWord("where") || isSign(".") { position += 1 }
        let name = text(from: start, to: position)
        if isSign("<") { skipAngles() }
        var condition = ""
        while current != nil, !isSign("{") {
            guard isWord("where") else {
                position += 1
                continue
            }
            let start = position + 1
            while current != nil, !isSign("{") { position += 1 }
            condition = text(from: start, to: position)
        }
        position += 1
        var inner = Scope(name: scope.name.isEmpty ? name : "\(scope.name).\(name)")
        inner.isVisible = scope.isVisible && (lead.isPublic || keyword == "extension")
        inner.isProtocol = keyword == "protocol"
        var type = PublicType(name: inner.name)
        if keyword == "extension" {
            if condition.hasPrefix("Self == ") {
                // What a protocol has for one type only, such as `.checkbox`, belongs to that type.
                type.name = String(condition.dropFirst(8))
            } else if !condition.isEmpty {
                inner.conditions = [condition]
            }
        } else {
            type.keyword = keyword
            type.documentation = Documentation(lines: lead.documentation)
        }
        if inner.isVisible {
            inner.type = types.count
            types.append(type)
        }
        readScope(inner)
    }

    private mutating func readSignature(_ lead: Lead, in scope: Scope) {
        let isInitializer = isWord("init")
        position += isInitializer ? 0 : 1
        let name = text(current)
        position += 1
        if isSign("?") || isSign("!") { position += 1 }
        var conditions = scope.conditions
        if isSign("<") {
            let start = position + 1
            skipAngles()
            conditions.append(text(from: start, to: position - 1))
        }
        let documentation = Documentation(lines: lead.documentation)
        let parameters = readParameters(documentation)
        let start = position
        while let piece = current, !isSign("{"), !isSign("}"), !isWord("where"), !piece.startsLine {
            position += 1
        }
        let result = text(from: start, to: position)
        if isWord("where") {
            let start = position + 1
            while current != nil, !isSign("{") { position += 1 }
            conditions.append(text(from: start, to: position))
        }
        if isSign("{") { skip() }
        guard let type = scope.type, lead.isPublic && isInitializer || scope.isProtocol else { return }
        let labels = parameters.map { ($0.name.split(separator: " ").first ?? "") + ":" }.joined()
        types[type].add(
            PublicType.Group(
                kind: isInitializer ? .initializer : .requirement,
                signature: "\(name)(\(labels))\(result.isEmpty ? "" : " \(result)")",
                condition: conditions.joined(separator: ", "), note: documentation.text, rows: parameters))
    }

    private mutating func readParameters(_ documentation: Documentation) -> [PublicType.Row] {
        var rows: [PublicType.Row] = []
        position += 1
        while current != nil, !isSign(")") {
            var attributes: [String] = []
            while let piece = current, piece.kind == .attribute {
                attributes.append(text(piece))
                position += 1
            }
            var start = position
            while current?.kind == .word { position += 1 }
            let name = text(from: start, to: position)
            position += 1
            start = position
            skip(to: [",", ")", "="])
            let type = (attributes + [text(from: start, to: position)]).joined(separator: " ")
            var value: String?
            if isSign("=") {
                start = position + 1
                skip(to: [",", ")"])
                value = text(from: start, to: position)
            }
            if isSign(",") { position += 1 }
            let meaning = documentation.parameters[name.split(separator: " ").last.map(String.init) ?? ""]
            rows.append(
                PublicType.Row(
                    name: name, type: type, defaultValue: value, isRequired: value == nil,
                    meaning: meaning ?? ""))
        }
        position += 1
        return rows
    }

    private mutating func readProperty(_ lead: Lead, in scope: Scope) {
        var isReadOnly = isWord("let") || lead.modifiers.contains { $0.hasSuffix("(set)") }
        position += 1
        var names = [text(current)]
        position += 1
        while isSign(",") {
            names.append(text(pieces[safe: position + 1]))
            position += 2
        }
        var type = ""
        if isSign(":") {
            let start = position + 1
            skip(to: ["=", "{", "}"], inLine: true)
            type = text(from: start, to: position)
        }
        var value: String?
        if isSign("=") {
            let start = position + 1
            skip(to: ["{", "}"], inLine: true)
            value = text(from: start, to: position)
        }
        var isComputed = false
        if isSign("{") {
            let start = position
            skip()
            isComputed = value == nil
            let accessors = pieces[start..<position].filter { $0.kind == .word }.map { text($0) }
            if isComputed, !accessors.contains("set") { isReadOnly = true }
        }
        let meaning = Documentation(lines: lead.documentation).text
        guard let index = scope.type, lead.isPublic || scope.isProtocol else { return }
        let isShort = lead.modifiers.contains("static")
        // What only answers a protocol is not documented, and needs no row.
        if isReadOnly, isComputed, !scope.isProtocol, !isShort, meaning.isEmpty { return }
        let rows = names.map { name in
            PublicType.Row(
                name: isShort ? ".\(name)" : name, type: type.isEmpty ? Self.type(of: value ?? "") : type,
                defaultValue: isShort ? nil : value, isReadOnly: isReadOnly && !isShort && !scope.isProtocol,
                meaning: meaning)
        }
        types[index].add(PublicType.Group(kind: isShort ? .shorthand : .properties, rows: rows))
    }

    /// The type of a value as it is written: of a literal, or of what starts with a type's name.
    private static func type(of value: String) -> String {
        if ["true", "false"].contains(value) { return "Bool" }
        if value.hasPrefix("\"") { return "String" }
        if value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return "Int" }
        if value.first?.isNumber == true { return "Double" }
        let path = value.prefix { $0 != "(" }.split(separator: ".")
        return path.prefix { $0.first?.isUppercase == true }.joined(separator: ".")
    }

    private mutating func readCases(_ lead: Lead, in scope: Scope) {
        let meaning = Documentation(lines: lead.documentation).text
        repeat {
            position += 1
            let start = position
            skip(to: [",", "=", "}"], inLine: true)
            let name = text(from: start, to: position)
            if isSign("=") { skip(to: [",", "}"], inLine: true) }
            guard let type = scope.type else { continue }
            let row = PublicType.Row(name: name, type: types[type].name, meaning: meaning)
            types[type].add(PublicType.Group(kind: .cases, rows: [row]))
        } while isSign(",")
    }
}

// MARK: Walking

extension DeclarationReader {
    private var current: SwiftPiece? { pieces[safe: position] }

    private func text(_ piece: SwiftPiece?) -> String {
        piece.map { String(decoding: code.bytes[$0.bytes], as: UTF8.self) } ?? ""
    }

    /// The source from one piece up to another.
    private func text(from start: Int, to end: Int) -> String {
        guard start < end, let first = pieces[safe: start], let last = pieces[safe: end - 1] else {
            return ""
        }
        return code.text(from: first.bytes.lowerBound, to: last.bytes.upperBound)
    }

    private func isSign(_ sign: String, at index: Int? = nil) -> Bool {
        guard let piece = pieces[safe: index ?? position], piece.kind == .sign else { return false }
        return text(piece) == sign
    }

    private func isWord(_ word: String) -> Bool {
        current?.kind == .word && text(current) == word
    }

    /// Walks over one piece, or over a bracket with all that is in it.
    private mutating func skip() {
        var depth = 0
        repeat {
            guard let piece = current else { return }
            if piece.kind == .sign {
                switch text(piece) {
                case "(", "[", "{": depth += 1
                case ")", "]", "}": depth -= 1
                default: break
                }
            }
            position += 1
        } while depth > 0
    }

    /// Walks over `<…>`; the head of an arrow closes nothing.
    private mutating func skipAngles() {
        var depth = 0
        repeat {
            if isSign("<") { depth += 1 }
            if isSign(">"), !isSign("-", at: position - 1) { depth -= 1 }
            position += 1
        } while depth > 0 && current != nil
    }

    /// Walks to the first of these signs that stands in no bracket; with `inLine`, to the end of the line at most.
    private mutating func skip(to signs: Set<String>, inLine: Bool = false) {
        let start = position
        while let piece = current {
            if piece.kind == .sign, signs.contains(text(piece)) { return }
            if inLine, piece.startsLine, position > start, !isSign("-", at: position - 1) { return }
            if isSign("<") { skipAngles() } else { skip() }
        }
    }
}

extension Array {
    /// The element, or nil past the end.
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
