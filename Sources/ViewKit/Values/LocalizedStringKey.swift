internal import Platform

/// The text of a label, as SwiftUI's initializers take it. It is shown as it is: the gallery has one language.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable, Hashable {
    @usableFromInline let text: String

    public init(_ value: String) {
        text = value
    }

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.builder.text
    }

    /// Says the same as an interpolated String, which is allocated anew with its pieces.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var builder = TextBuilder()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            builder.append(literal)
        }

        public mutating func appendInterpolation(_ text: String) {
            builder.append(text)
        }

        public mutating func appendInterpolation(_ number: Int) {
            builder.append(decimal: number)
        }

        public mutating func appendInterpolation<Value>(_ value: Value) {
            builder.append(String(describing: value))
        }
    }
}
