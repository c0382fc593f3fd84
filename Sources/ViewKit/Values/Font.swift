/// A text style with its weight, under SwiftUI's names.
public struct Font: Sendable, Hashable {
    /// The sizes, in px at the default text size; on the page they are in rem.
    public enum TextStyle: String, Sendable, Hashable, CaseIterable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
            caption2

        /// Its size as CSS says it.
        fileprivate var rem: String { Self.rems[self] ?? "1rem" }

        /// Made once: to write a Double takes longer than all the rest of a label.
        private static let rems = Dictionary(
            uniqueKeysWithValues: allCases.map { ($0, "\($0.pixels / 16)rem") })

        var pixels: Double {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }

    /// How heavy the strokes are, as CSS numbers them.
    public enum Weight: Int, Sendable, Hashable, CaseIterable {
        case ultraLight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900
    }

    let style: TextStyle
    let weight: Weight

    public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
        Font(style: style, weight: weight ?? (style == .headline ? .semibold : .regular))
    }

    public func weight(_ weight: Weight) -> Font { Font(style: style, weight: weight) }
    public func bold() -> Font { weight(.bold) }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title1)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption1)
    public static let caption2 = system(.caption2)

    /// As declarations of a style attribute.
    public var css: String {
        "font-size:\(style.rem);font-weight:\(weight.rawValue);"
    }
}
