/// What a state can be set to.
public enum FieldKind: Sendable, Hashable {
    /// true or false.
    case bool
    /// Any of the options together: a Set.
    case members
    /// Exactly one of the options.
    case choice
    /// One of the options or none.
    case optionalChoice
    /// Any text up to so many units of UTF-16, which is how HTML counts characters.
    case text(maximumLength: Int)
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
}
