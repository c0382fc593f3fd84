/// The words that Swift keeps for itself.
enum SwiftWords {
    /// Keywords wherever they stand (The Swift Programming Language, Lexical Structure), but for labels and members.
    static let reserved: Set<String> = [
        "associatedtype", "actor", "as", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "package",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
        "Any", "await", "async",
    ]

    /// Keywords where another word follows: `some View`, `mutating func`.
    static let leading: Set<String> = [
        "any", "some", "borrowing", "consuming", "convenience", "dynamic", "final", "indirect", "infix",
        "lazy",
        "macro", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "postfix",
        "prefix",
        "required", "sending", "unowned", "weak",
    ]

    /// Keywords where a brace follows: the accessors.
    static let accessors: Set<String> = ["didSet", "get", "set", "willSet"]

    /// Keywords after a full stop, too.
    static let members: Set<String> = ["init", "self", "Type", "Protocol"]
}
