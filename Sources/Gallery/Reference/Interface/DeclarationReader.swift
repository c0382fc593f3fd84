/// Reads the public declarations of one Swift file that compiles. What it does not know it walks over, bracket by bracket.
struct DeclarationReader {
    /// What the file says of each type, in its order; a type and its extensions are apart.
    private(set) var types: [PublicType] = []
    private var at: SwiftCursor

    init(_ source: String) {
        at = SwiftCursor(source)
        while at.current != nil { readScope(Scope()) }
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
        while at.current != nil {
            if at.isSign("}") {
                at.position += 1
                return
            }
            let lead = readLead()
            switch at.current?.kind == .word ? at.text(at.current) : "" {
            case "struct", "class", "enum", "protocol", "extension": readType(lead, in: scope)
            case "init", "func": readSignature(lead, in: scope)
            case "var", "let": readProperty(lead, in: scope)
            case "case": readCases(lead, in: scope)
            default: at.skip()
            }
        }
    }

    private mutating func readLead() -> Lead {
        var lead = Lead()
        while let piece = at.current {
            let word = at.text(piece)
            if piece.kind == .documentation {
                lead.documentation.append(word)
            } else if piece.kind == .attribute {
                at.position += 1
                if at.isSign("(") { at.skip() }
                continue
            } else if Self.modifiers.contains(word) {
                lead.modifiers.insert(at.isSign("(", at: at.position + 1) ? "\(word)(set)" : word)
                if at.isSign("(", at: at.position + 1) {
                    at.position += 1
                    at.skip()
                    continue
                }
            } else {
                break
            }
            at.position += 1
        }
        return lead
    }

    private static let modifiers: Set<String> = [
        "public", "open", "internal", "package", "private", "fileprivate", "final", "static", "override",
        "required", "convenience", "mutating", "nonmutating", "lazy", "weak", "indirect", "nonisolated",
    ]

    private mutating func readType(_ lead: Lead, in scope: Scope) {
        let keyword = at.text(at.current)
        at.position += 1
        let start = at.position
        while at.current?.kind == .word && !at.isWord("where") || at.isSign(".") { at.position += 1 }
        let name = at.text(from: start, to: at.position)
        if at.isSign("<") { at.skipAngles() }
        var condition = ""
        while at.current != nil, !at.isSign("{") {
            guard at.isWord("where") else {
                at.position += 1
                continue
            }
            let start = at.position + 1
            while at.current != nil, !at.isSign("{") { at.position += 1 }
            condition = at.text(from: start, to: at.position)
        }
        at.position += 1
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
        let isInitializer = at.isWord("init")
        at.position += isInitializer ? 0 : 1
        let name = at.text(at.current)
        at.position += 1
        if at.isSign("?") || at.isSign("!") { at.position += 1 }
        var conditions = scope.conditions
        if at.isSign("<") {
            let start = at.position + 1
            at.skipAngles()
            conditions.append(at.text(from: start, to: at.position - 1))
        }
        let documentation = Documentation(lines: lead.documentation)
        let parameters = readParameters(documentation)
        let start = at.position
        while let piece = at.current, !at.isSign("{"), !at.isSign("}"), !at.isWord("where"), !piece.startsLine
        {
            at.position += 1
        }
        let result = at.text(from: start, to: at.position)
        if at.isWord("where") {
            let start = at.position + 1
            while at.current != nil, !at.isSign("{") { at.position += 1 }
            conditions.append(at.text(from: start, to: at.position))
        }
        if at.isSign("{") { at.skip() }
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
        at.position += 1
        while at.current != nil, !at.isSign(")") {
            var attributes: [String] = []
            while let piece = at.current, piece.kind == .attribute {
                attributes.append(at.text(piece))
                at.position += 1
            }
            var start = at.position
            while at.current?.kind == .word { at.position += 1 }
            let name = at.text(from: start, to: at.position)
            at.position += 1
            start = at.position
            at.skip(to: [",", ")", "="])
            let type = (attributes + [at.text(from: start, to: at.position)]).joined(separator: " ")
            let value = read(after: "=", to: [",", ")"])
            if at.isSign(",") { at.position += 1 }
            let meaning = documentation.parameters[name.split(separator: " ").last.map(String.init) ?? ""]
            rows.append(
                PublicType.Row(
                    name: name, type: type, defaultValue: value, isRequired: value == nil,
                    meaning: meaning ?? ""))
        }
        at.position += 1
        return rows
    }

    /// What stands between a sign and the first of others; nil where the sign does not come next.
    private mutating func read(after sign: String, to signs: Set<String>, inLine: Bool = false) -> String? {
        guard at.isSign(sign) else { return nil }
        let start = at.position + 1
        at.skip(to: signs, inLine: inLine)
        return at.text(from: start, to: at.position)
    }

    private mutating func readProperty(_ lead: Lead, in scope: Scope) {
        var isReadOnly = at.isWord("let") || lead.modifiers.contains { $0.hasSuffix("(set)") }
        at.position += 1
        var names = [at.text(at.current)]
        at.position += 1
        while at.isSign(",") {
            names.append(at.text(ahead: 1))
            at.position += 2
        }
        let type = read(after: ":", to: ["=", "{", "}"], inLine: true)
        let value = read(after: "=", to: ["{", "}"], inLine: true)
        var isComputed = false
        if at.isSign("{") {
            let start = at.position
            at.skip()
            isComputed = value == nil
            let accessors = at.words(from: start, to: at.position)
            if isComputed, !accessors.contains("set") { isReadOnly = true }
        }
        let meaning = Documentation(lines: lead.documentation).text
        guard let index = scope.type, lead.isPublic || scope.isProtocol else { return }
        let isShort = lead.modifiers.contains("static")
        // What only answers a protocol is not documented, and needs no row.
        if isReadOnly, isComputed, !scope.isProtocol, !isShort, meaning.isEmpty { return }
        let rows = names.map { name in
            PublicType.Row(
                name: isShort ? ".\(name.filter { $0 != "`" })" : name,
                type: type ?? Self.type(of: value ?? ""),
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
            at.position += 1
            let start = at.position
            at.skip(to: [",", "=", "}"], inLine: true)
            let name = at.text(from: start, to: at.position)
            if at.isSign("=") { at.skip(to: [",", "}"], inLine: true) }
            guard let type = scope.type else { continue }
            let row = PublicType.Row(name: name, type: types[type].name, meaning: meaning)
            types[type].add(PublicType.Group(kind: .cases, rows: [row]))
        } while at.isSign(",")
    }
}
