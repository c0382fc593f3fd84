/// The stylesheet of the utility classes.
public enum Utilities {
    /// All classes in all their states, in a cascade layer of their own. Made of the table that checks the classes,
    /// so a class that is let through has its rule.
    public static func stylesheet() -> String {
        var css = "@layer utilities {\n"
        for variant in Utility.Variant.allCases {
            for entry in UtilityTable.entries {
                let name = variant == .base ? entry.name : "\(variant.rawValue):\(entry.name)"
                let declarations = entry.declarations.map { "\($0.property):\($0.value)" }.joined(
                    separator: ";")
                css += ".\(escaped(name))\(variant.selector){\(declarations)}\n"
            }
        }
        return css + "}\n"
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
