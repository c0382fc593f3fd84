/// What a page depends on besides the state that it shows: the visitor's theme, and the address that its curl lines name.
struct Look: Hashable, Sendable {
    var theme: Theme
    /// Host and port as the request named them.
    var authority: String
    /// The name of the private session that is shown.
    var session: String?

    /// Tells it from any other.
    var fingerprint: String {
        Fingerprint(Array("\(theme.rawValue) \(authority) \(session ?? "")".utf8)).text
    }
}
