/// One value that a control offers for a state.
public struct Option: Sendable, Hashable {
    /// As a form posts it.
    public var id: String
    /// As a person reads it.
    public var title: String
    /// Whether it may be chosen now.
    public var isEnabled: Bool

    public init(id: String, title: String, isEnabled: Bool) {
        self.id = id
        self.title = title
        self.isEnabled = isEnabled
    }
}
