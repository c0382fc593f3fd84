/// All utility classes with what they declare: the one table behind the check of classes, their merging and the
/// stylesheet.
enum UtilityTable {
    /// One CSS declaration.
    struct Declaration: Sendable, Hashable {
        var property: String
        var value: String
    }

    /// A class and its declarations.
    typealias Entry = (name: String, declarations: [Declaration])

    /// In the order of the stylesheet: what sets less comes later, so that `px-2` wins over `p-4`.
    static let entries: [Entry] = spacing + sizes + type + shape + colors + layout

    static let byName: [String: [Declaration]] = Dictionary(
        entries.map { ($0.name, $0.declarations) }, uniquingKeysWith: { first, _ in first })

    /// Shorthands and what they stand for, so that a later `p-2` takes the place of `px-4`, and not the other way.
    static let longhands: [String: [String]] = [
        "padding": box("padding"), "padding-inline": inline("padding"), "padding-block": block("padding"),
        "margin": box("margin"), "margin-inline": inline("margin"), "margin-block": block("margin"),
        "gap": ["column-gap", "row-gap"], "flex": ["flex-grow", "flex-shrink", "flex-basis"],
    ]

    /// Tailwind's scale; one step is 4 px.
    static let steps: [(name: String, css: String)] =
        [("px", "1px"), ("0", "0")]
        + ["0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4", "5", "6", "7", "8", "9", "10", "11", "12"].map(
            step)
        + ["14", "16", "20", "24", "28", "32", "36", "40", "44", "48", "56", "64", "72", "80", "96"].map(step)

    private static func step(_ name: String) -> (name: String, css: String) {
        (name, "calc(var(--spacing-unit) * \(name))")
    }

    private static func inline(_ name: String) -> [String] { ["\(name)-inline-start", "\(name)-inline-end"] }
    private static func block(_ name: String) -> [String] { ["\(name)-block-start", "\(name)-block-end"] }
    private static func box(_ name: String) -> [String] { inline(name) + block(name) }

    private static func entry(_ name: String, _ properties: String..., value: String) -> Entry {
        (name, properties.map { Declaration(property: $0, value: value) })
    }

    private static let spacing: [Entry] = [
        ("p", "padding"), ("px", "padding-inline"), ("py", "padding-block"), ("ps", "padding-inline-start"),
        ("pe", "padding-inline-end"), ("pt", "padding-block-start"), ("pb", "padding-block-end"),
        ("m", "margin"), ("mx", "margin-inline"), ("my", "margin-block"), ("ms", "margin-inline-start"),
        ("me", "margin-inline-end"), ("mt", "margin-block-start"), ("mb", "margin-block-end"),
        ("gap", "gap"), ("gap-x", "column-gap"), ("gap-y", "row-gap"),
    ].flatMap { prefix, property -> [Entry] in
        let scale = steps.map { entry("\(prefix)-\($0.name)", property, value: $0.css) }
        return prefix.hasPrefix("m") ? scale + [entry("\(prefix)-auto", property, value: "auto")] : scale
    }

    private static let sizes: [Entry] = [
        ("w", "inline-size"), ("h", "block-size"), ("min-w", "min-inline-size"), ("min-h", "min-block-size"),
        ("max-w", "max-inline-size"), ("max-h", "max-block-size"),
    ].flatMap { prefix, property -> [Entry] in
        steps.map { entry("\(prefix)-\($0.name)", property, value: $0.css) } + [
            entry("\(prefix)-full", property, value: "100%"),
            entry("\(prefix)-fit", property, value: "fit-content"),
        ]
    }

    private static let type: [Entry] =
        [
            ("xs", "0.75rem"), ("sm", "0.875rem"), ("base", "1rem"), ("lg", "1.125rem"), ("xl", "1.25rem"),
            ("2xl", "1.5rem"), ("3xl", "1.875rem"),
        ].map { entry("text-\($0)", "font-size", value: $1) }
        + [
            ("thin", "100"), ("light", "300"), ("normal", "400"), ("medium", "500"), ("semibold", "600"),
            ("bold", "700"),
        ].map { entry("font-\($0)", "font-weight", value: $1) }
        + ["start", "center", "end"].map { entry("text-\($0)", "text-align", value: $0) }
        + [
            entry("italic", "font-style", value: "italic"),
            entry("underline", "text-decoration-line", value: "underline"),
            entry("line-through", "text-decoration-line", value: "line-through"),
        ]

    private static let shape: [Entry] =
        [
            ("rounded-none", "0"), ("rounded-sm", "4px"), ("rounded", "8px"), ("rounded-md", "8px"),
            ("rounded-lg", "12px"), ("rounded-xl", "16px"), ("rounded-full", "9999px"),
        ].map { entry($0, "border-radius", value: $1) }
        + [("border", "1px"), ("border-0", "0"), ("border-2", "2px")].map { name, width -> Entry in
            (
                name,
                [
                    Declaration(property: "border-width", value: width),
                    Declaration(property: "border-style", value: "solid"),
                ]
            )
        }
        + ["none", "sm", "md", "lg"].map { entry("shadow-\($0)", "box-shadow", value: "var(--shadow-\($0))") }
        + stride(from: 0, through: 100, by: 5).map { entry("opacity-\($0)", "opacity", value: "\($0)%") }

    /// The tokens of the theme.
    static let tokens = [
        "foreground", "primary", "muted-foreground", "background", "surface", "on-primary", "accent",
        "border",
        "destructive",
    ]

    private static let colors: [Entry] = [
        ("bg", "background-color"), ("text", "color"), ("border", "border-color"),
    ].flatMap { prefix, property in
        tokens.map { entry("\(prefix)-\($0)", property, value: "var(--\($0))") }
            + [entry("\(prefix)-transparent", property, value: "transparent")]
    }

    private static let layout: [Entry] =
        [
            ("block", "block"), ("inline-block", "inline-block"), ("flex", "flex"),
            ("inline-flex", "inline-flex"),
            ("grid", "grid"), ("hidden", "none"),
        ].map { entry($0, "display", value: $1) }
        + [
            entry("flex-row", "flex-direction", value: "row"),
            entry("flex-col", "flex-direction", value: "column"),
            entry("flex-wrap", "flex-wrap", value: "wrap"),
            entry("flex-nowrap", "flex-wrap", value: "nowrap"),
            entry("flex-1", "flex", value: "1 1 0%"), entry("grow", "flex-grow", value: "1"),
            entry("shrink-0", "flex-shrink", value: "0"),
        ]
        + ["start", "center", "end", "stretch", "baseline"].map {
            entry("items-\($0)", "align-items", value: $0)
        }
        + [("start", "start"), ("center", "center"), ("end", "end"), ("between", "space-between")].map {
            entry("justify-\($0)", "justify-content", value: $1)
        }
}
