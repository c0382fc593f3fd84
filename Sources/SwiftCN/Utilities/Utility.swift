/// One utility class, taken apart: the state it is for, and what it declares.
struct Utility {
    /// The state in which a utility holds. Where several hold, the later case wins.
    enum Variant: String, CaseIterable {
        case base = ""
        case hover
        case focus
        case active
        case disabled

        /// The end of a selector that matches in this state alone: of the element, or of the field right in it, since
        /// a list's class is on its frame and that of a form's box on its row.
        var selector: String {
            switch self {
            case .base: ""
            case .hover: ":hover"
            case .focus: ":is(:focus-visible,:has(>:focus-visible))"
            case .active: ":active"
            case .disabled: ":is(:disabled,:has(>:disabled))"
            }
        }
    }

    let variant: Variant
    let declarations: [UtilityTable.Declaration]

    /// Nil where there is no such class.
    init?(variantAndName text: some StringProtocol) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.last else { return nil }
        if parts.count == 2 {
            guard let variant = Variant(rawValue: String(parts[0])), variant != .base else { return nil }
            self.variant = variant
        } else {
            variant = .base
        }
        guard let declarations = UtilityTable.byName[String(name)] else { return nil }
        self.declarations = declarations
    }

    /// Whether this one leaves nothing of an earlier one.
    func covers(_ earlier: Utility) -> Bool {
        guard variant == earlier.variant else { return false }
        let mine = Set(declarations.flatMap { UtilityTable.longhands[$0.property] ?? [$0.property] })
        return earlier.declarations.allSatisfy { declaration in
            (UtilityTable.longhands[declaration.property] ?? [declaration.property]).allSatisfy(mine.contains)
        }
    }
}
