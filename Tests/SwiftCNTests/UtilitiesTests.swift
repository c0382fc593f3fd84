import SwiftCN
import Testing

@Suite("Utility classes")
struct UtilitiesTests {
    private static let stylesheet = Utilities.stylesheet()

    /// The utilities that the documentation promises.
    static let promised: [String] = {
        let spacing = ["p", "px", "py", "ps", "pe", "m", "gap", "w", "h", "min-w", "min-h", "max-w", "max-h"]
        let steps = ["0", "1", "2", "2.5", "3", "4", "6", "8", "12", "16", "64", "px"]
        let tokens = [
            "foreground", "primary", "muted-foreground", "background", "surface", "on-primary", "accent",
            "border",
            "destructive",
        ]
        return spacing.flatMap { prefix in steps.map { "\(prefix)-\($0)" } }
            + ["xs", "sm", "base", "lg", "xl", "2xl", "3xl"].map { "text-\($0)" }
            + ["thin", "light", "normal", "medium", "semibold", "bold"].map { "font-\($0)" }
            + ["none", "sm", "md", "lg", "xl", "full"].map { "rounded-\($0)" } + ["border"]
            + ["sm", "md", "lg"].map { "shadow-\($0)" } + ["opacity-0", "opacity-50", "opacity-100"]
            + ["bg", "text", "border"].flatMap { prefix in tokens.map { "\(prefix)-\($0)" } }
            + [
                "w-full", "flex", "flex-row", "flex-col", "flex-wrap", "flex-1", "items-center",
                "justify-between",
            ]
    }()
    static let variants = ["", "hover:", "focus:", "active:", "disabled:"]

    private func selector(_ name: String) -> String {
        ".\(name.replacing(":", with: "\\:").replacing(".", with: "\\."))"
    }

    @Test("Every promised utility is known and has its rule, in every state", arguments: variants)
    func promises(variant: String) {
        let rules = Set(Self.stylesheet.split(separator: "\n").map { $0.prefix { $0 != "{" } })
        for name in Self.promised {
            #expect(TWClasses(variant + name).firstUnknown == nil, "\(variant)\(name)")
            let end =
                switch variant {
                case "hover:": ":hover"
                case "focus:": ":is(:focus-visible,:has(>:focus-visible))"
                case "active:": ":active"
                case "disabled:": ":is(:disabled,:has(>:disabled))"
                default: ""
                }
            #expect(rules.contains(Substring(selector(variant + name) + end)), "\(variant)\(name)")
        }
    }

    @Test("The states stand in the order hover, focus, active, disabled, all in one layer")
    func order() throws {
        let css = Self.stylesheet
        let places = try Self.variants.map { variant in
            try #require(css.firstRange(of: "\n\(selector(variant + "p-4"))")?.lowerBound)
        }
        #expect(places == places.sorted())
        #expect(css.hasPrefix("@layer utilities {\n") && css.hasSuffix("}\n}\n"))
        let last = try #require(css.ranges(of: ".hover\\:").last?.lowerBound)
        let first = try #require(css.firstRange(of: ".focus\\:")?.lowerBound)
        #expect(last < first)
    }

    @Test("What sets less stands later")
    func cascade() throws {
        for (wide, narrow) in [
            ("p-96", "px-0"), ("px-96", "ps-px"), ("m-96", "mx-auto"), ("gap-4", "gap-x-1"),
        ] {
            let css = Self.stylesheet
            let first = try #require(css.firstRange(of: "\n.\(wide){")?.lowerBound)
            let second = try #require(css.firstRange(of: "\n.\(narrow){")?.lowerBound)
            #expect(first < second)
        }
        #expect(Self.stylesheet.contains("\n.px-2{padding-inline:calc(var(--spacing-unit) * 2)}\n"))
        #expect(Self.stylesheet.contains("\n.rounded-md{border-radius:8px}\n"))
        #expect(Self.stylesheet.contains("\n.bg-accent{background-color:var(--accent)}\n"))
    }

    @Test("Only the classes that sources name are served from them")
    func used() {
        let css = Utilities.stylesheet(usedIn: ["Text(\"a\").tw(\"p-4 hover:bg-accent\")", "no quotes: m-4"])
        #expect(css.split(separator: "\n").count == 4)
        #expect(css.contains(".p-4{") && css.contains(".hover\\:bg-accent:hover{"))
    }

    @Test(
        "An unknown class is refused with its name",
        arguments: [
            "p-13", "text-huge", "hover:", "hover:hover:p-2", ":p-2", "sm:p-2", "P-4", "p-4;", "p-2\tm-2",
            "bg-mutedForeground", "\"><script>",
        ])
    func unknown(name: String) {
        #expect(TWClasses("p-4 \(name)  w-full").firstUnknown == name)
        #expect(fault(of: Text("a").tw(TWClasses("p-4 \(name)"))) == .unknownClass(name))
        #expect(
            fault(of: CNCheckbox("A", isOn: .constant(true), classes: TWClasses(name))) == .unknownClass(name)
        )
        #expect(
            fault(of: Form { CNSwitch("A", isOn: .constant(true), classes: TWClasses(name)) })
                == .unknownClass(name))
    }

    @Test("Component classes and known ones are let through")
    func known() {
        #expect(TWClasses("outline choice-card p-4 ").firstUnknown == nil)
        #expect(("" as TWClasses).firstUnknown == nil)
    }

    @Test(
        "Joined, the later wins for each property and state",
        arguments: [
            (["p-4", "p-2"], "p-2"), (["p-4 p-2"], "p-2"), (["p-4", "px-2"], "p-4 px-2"),
            (["px-2", "p-4"], "p-4"),
            (["px-2 py-2", "p-4"], "p-4"), (["ps-2", "px-4"], "px-4"), (["px-4", "ps-2"], "px-4 ps-2"),
            (["px-4 ps-2 pe-1", "px-1"], "px-1"), (["m-2", "mx-auto"], "m-2 mx-auto"),
            (["gap-x-2", "gap-4"], "gap-4"),
            (["text-sm", "text-primary"], "text-sm text-primary"), (["text-sm", "text-lg"], "text-lg"),
            (["text-center text-primary", "text-start"], "text-primary text-start"),
            (["hover:p-2", "p-4"], "hover:p-2 p-4"), (["hover:p-2", "hover:p-4"], "hover:p-4"),
            (["hover:p-2", "focus:p-4"], "hover:p-2 focus:p-4"),
            (["rounded-md", "rounded-none"], "rounded-none"),
            (["border", "border-0"], "border-0"), (["border", "border-primary"], "border border-primary"),
            (["shrink-0 grow", "flex-1"], "flex-1"), (["flex-1", "shrink-0"], "flex-1 shrink-0"),
            (["flex", "flex-col"], "flex flex-col"), (["flex", "hidden"], "hidden"),
            (["outline", "p-2", "outline"], "p-2 outline"), (["", "p-2", " "], "p-2"), ([], ""),
            (["nonsense", "p-2", "nonsense"], "p-2 nonsense"),
        ])
    func joined(parts: [String], result: String) {
        let classes =
            switch parts.count {
            case 0: cn()
            case 1: cn(TWClasses(parts[0]))
            case 2: cn(TWClasses(parts[0]), TWClasses(parts[1]))
            default: cn(TWClasses(parts[0]), TWClasses(parts[1]), TWClasses(parts[2]))
            }
        #expect(classes == TWClasses(result))
    }
}
