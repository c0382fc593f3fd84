/// The text of a label, as SwiftUI's initializers take it. It is shown as it is: the gallery has one language.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable, Hashable {
    @usableFromInline let text: String

    public init(_ value: String) {
        text = value
    }

    public init(stringLiteral value: String) {
        text = value
    }
}
