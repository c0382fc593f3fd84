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
    /// Any text up to so many Unicode scalars.
    case text(maximumLength: Int)
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
}
