/// The stylesheet of the utility classes.
public enum Utilities {
    /// The names of all classes.
    public static let names = UtilityTable.entries.map(\.name)

    /// The classes of components' own stylesheets that may stand beside them.
    public static let componentClasses = ComponentClass.all.sorted()

    /// The same in short: what several names begin with, with a "…" for the rest, and the other names.
    public static let families: [String] = {
        var families: [(stem: Substring, names: [String])] = []
        for name in names {
            let stem = name.prefix { $0 != "-" }
            if let place = families.firstIndex(where: { $0.stem == stem }) {
                families[place].names.append(name)
            } else {
                families.append((stem, [name]))
            }
        }
        return families.map { $0.names.count > 1 ? "\($0.stem)-…" : $0.names[0] }
    }()

    /// The states of which a name and a colon may stand before a class.
    public static let variants = Utility.Variant.allCases.filter { $0 != .base }.map(\.rawValue)

    /// All classes in all their states, in a cascade layer of their own. Made of the table that checks the classes,
    /// so a class that is let through has its rule.
    public static func stylesheet() -> String {
        stylesheet { _ in true }
    }

    /// The rules of the classes that sources name, wherever they name them: what a page can come to use.
    ///
    /// All rules together are some 270 KB; what a gallery uses of them is a few.
    public static func stylesheet(usedIn sources: some Sequence<String>) -> String {
        let (lineEnd, quote, blank) = (UInt8(ascii: "\n"), UInt8(ascii: "\""), UInt8(ascii: " "))
        var words: Set<String> = []
        for source in sources {
            for line in source.utf8.split(separator: lineEnd) where line.contains(quote) {
                for word in line.split(whereSeparator: { $0 == blank || $0 == quote }) {
                    words.insert(String(Substring(word)))
                }
            }
        }
        return stylesheet { words.contains($0) }
    }

    /// The rules of these classes alone, in the order of all.
    public static func stylesheet(of classes: TWClasses) -> String {
        let names = Set(classes.names.map(String.init))
        var css = "@layer utilities {\n"
        for variant in Utility.Variant.allCases {
            for entry in UtilityTable.entries where names.contains(name(entry, variant)) {
                css += rule(entry, variant)
            }
        }
        return css + "}\n"
    }

    private static func stylesheet(of isIncluded: (String) -> Bool) -> String {
        var css = "@layer utilities {\n"
        for variant in Utility.Variant.allCases {
            for entry in UtilityTable.entries {
                guard isIncluded(name(entry, variant)) else { continue }
                css += rule(entry, variant)
            }
        }
        return css + "}\n"
    }

    private static func name(_ entry: UtilityTable.Entry, _ variant: Utility.Variant) -> String {
        variant == .base ? entry.name : "\(variant.rawValue):\(entry.name)"
    }

    private static func rule(_ entry: UtilityTable.Entry, _ variant: Utility.Variant) -> String {
        let declarations = entry.declarations.map { "\($0.property):\($0.value)" }
        return
            ".\(escaped(name(entry, variant)))\(variant.selector){\(declarations.joined(separator: ";"))}\n"
    }

    /// A class name as a selector writes it.
    private static func escaped(_ name: String) -> String {
        var text = ""
        for character in name {
            if character == ":" || character == "." || character == "/" { text.append("\\") }
            text.append(character)
        }
        return text
    }
}
