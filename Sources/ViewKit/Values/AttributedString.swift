/// Text whose parts may be emphasized or code: what a label can show of an attributed string.
///
/// There are no links: a label is one target already.
public struct AttributedString: Sendable, Hashable, ExpressibleByStringLiteral {
    /// How one part is set.
    public struct InlinePresentationIntent: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let emphasized = InlinePresentationIntent(rawValue: 1)
        public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
        public static let code = InlinePresentationIntent(rawValue: 4)
    }

    struct Run: Sendable, Hashable {
        var text: String
        var intent: InlinePresentationIntent
    }

    var runs: [Run]

    public init(_ text: String) {
        runs = [Run(text: text, intent: [])]
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// The intent of the whole text; nil where its parts differ.
    public var inlinePresentationIntent: InlinePresentationIntent? {
        get { runs.allSatisfy { $0.intent == runs.first?.intent } ? runs.first?.intent : nil }
        set { for index in runs.indices { runs[index].intent = newValue ?? [] } }
    }

    public static func + (left: AttributedString, right: AttributedString) -> AttributedString {
        var sum = left
        sum.runs += right.runs
        return sum
    }

    public static func += (left: inout AttributedString, right: AttributedString) {
        left.runs += right.runs
    }

    public mutating func append(_ other: AttributedString) {
        self += other
    }

    /// The text without its intents.
    public var plain: String {
        runs.map(\.text).joined()
    }
}
