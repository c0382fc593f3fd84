/// Raw HTML. It is only ever a literal in the source: everything else that is written is escaped.
public struct Markup: ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringLiteral text: String) {
        self.text = text
    }
}
