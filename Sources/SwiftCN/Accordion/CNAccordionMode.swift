/// How many items of an accordion may be open together.
public enum CNAccordionMode: String, Sendable, Hashable, CaseIterable {
    /// One at most: opening one closes the other.
    case single
    /// Any number.
    case multiple
}
