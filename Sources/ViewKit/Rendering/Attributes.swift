/// What modifiers have gathered for the next element that is opened.
struct Attributes {
    /// Class names, a space between them.
    var classes = ""
    /// The class that says what the element is, in place of its own; nil leaves its own.
    var surface: Markup?
    /// CSS declarations for the style attribute, each with its semicolon. Made of numbers and colours only.
    var style = ""
    /// Other attributes, in order: `data-size`, `aria-label`.
    var others: [(name: Markup, value: String)] = []

    var isEmpty: Bool { classes.isEmpty && surface == nil && style.isEmpty && others.isEmpty }

    /// Says how large a control is, where it is not of the regular size.
    mutating func add(_ size: ControlSize) {
        if size != .regular { others.append(("data-size", size.rawValue)) }
    }
}
