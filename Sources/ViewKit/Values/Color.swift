/// A colour, under SwiftUI's names. What has a token follows the theme.
public struct Color: Sendable, Hashable {
    /// As CSS writes it.
    public let css: String

    private init(css: String) {
        self.css = css
    }

    /// A colour by its sRGB parts, each from 0 to 1; parts outside are clamped.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func part(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, 0), 1) * 255 + 0.5) }
        css = "rgb(\(part(red)) \(part(green)) \(part(blue)) / \(part(opacity) * 100 / 255)%)"
    }

    /// The colour, let through by so much (0 to 1).
    public func opacity(_ value: Double) -> Color {
        let percent = value.isNaN ? 100 : Int(min(max(value, 0), 1) * 100 + 0.5)
        return Color(css: "color-mix(in srgb, \(css) \(percent)%, transparent)")
    }

    public static let primary = Color(css: "var(--foreground)")
    public static let secondary = Color(css: "var(--muted-foreground)")
    public static let accentColor = Color(css: "var(--primary)")
    public static let clear = Color(css: "transparent")
    public static let white = Color(css: "#fff")
    public static let black = Color(css: "#000")
    public static let gray = Color(css: "#8e8e93")
    public static let red = Color(css: "#ff3b30")
    public static let orange = Color(css: "#ff9500")
    public static let yellow = Color(css: "#ffcc00")
    public static let green = Color(css: "#34c759")
    public static let mint = Color(css: "#00c7be")
    public static let teal = Color(css: "#30b0c7")
    public static let cyan = Color(css: "#32ade6")
    public static let blue = Color(css: "#007aff")
    public static let indigo = Color(css: "#5856d6")
    public static let purple = Color(css: "#af52de")
    public static let pink = Color(css: "#ff2d55")
    public static let brown = Color(css: "#a2845e")
}

/// What a surface or a text is filled with.
public protocol ShapeStyle {
    /// The fill as CSS writes a colour.
    var fill: String { get }
}

extension Color: ShapeStyle {
    public var fill: String { css }
}

/// The surface that content lies on.
public struct BackgroundStyle: ShapeStyle, Sendable {
    public init() {}
    public var fill: String { "var(--surface)" }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
    public static var primary: Color { .primary }
    public static var secondary: Color { .secondary }
    public static var tint: Color { .accentColor }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
}

/// The outline of a background.
public struct BackgroundShape: Sendable, Hashable {
    let radius: String

    public static let rect = BackgroundShape(radius: "0")
    public static let capsule = BackgroundShape(radius: "9999px")
    public static let circle = BackgroundShape(radius: "50%")

    public static func rect(cornerRadius: Double) -> BackgroundShape {
        BackgroundShape(radius: cornerRadius.px)
    }
}
