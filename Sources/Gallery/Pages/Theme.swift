/// The colours of the pages, as the visitor has chosen them.
enum Theme: String, CaseIterable, Sendable {
    case light, dark
    /// As the visitor's system has it.
    case system

    /// The cookie that remembers it.
    static let cookie = "theme"
}
