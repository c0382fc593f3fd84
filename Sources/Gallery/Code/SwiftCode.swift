/// Swift source, cut into the words that a page colours.
///
/// The tokens lie one after the other and cover every byte, so that what is shown is what is in the file. This is no parser:
/// it knows how words look and what stands beside them, which is enough for whole files that compile.
struct SwiftCode: Sendable {
    /// What a token is; `plain` is everything that keeps the colour of text.
    enum Kind: String, Sendable {
        case plain, keyword, type, string, number, comment, attribute, call, property
    }

    struct Token: Sendable, Equatable {
        var kind: Kind
        var bytes: Range<Int>
    }

    let bytes: [UInt8]
    let tokens: [Token]

    init(_ source: String) {
        bytes = Array(source.utf8)
        var scanner = SwiftScanner(bytes)
        scanner.scan(untilParenthesis: false)
        tokens = scanner.tokens
    }

    /// The text of a token.
    func text(_ token: Token) -> String {
        String(decoding: bytes[token.bytes], as: UTF8.self)
    }

    /// The source as HTML, for inside a `<code>`.
    var highlighted: Fragment {
        var html = Fragment()
        for token in tokens {
            html +=
                token.kind == .plain
                ? Fragment(text: text(token))
                : "<span class=\"hl-\(token.kind.rawValue)\">\(text(token))</span>"
        }
        return html
    }
}
