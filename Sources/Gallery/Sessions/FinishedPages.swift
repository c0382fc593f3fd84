internal import HTTP

/// The pages that a session has finished and keeps until what they show has changed.
struct FinishedPages {
    /// What a page depends on besides the states that it shows.
    struct Key: Hashable, Sendable {
        var page: Page
        var look: Look
    }

    /// More than this many are never kept; past it, all are let go and the needed ones finished again.
    static let limit = 400

    /// How many were finished so far.
    private(set) var finished = 0
    private var pages: [Key: FinishedPage] = [:]

    var count: Int { pages.count }

    subscript(key: Key) -> FinishedPage? {
        get { pages[key] }
        set {
            finished += 1
            if pages.count >= Self.limit, pages[key] == nil { pages.removeAll() }
            pages[key] = newValue
        }
    }
}
