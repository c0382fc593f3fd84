internal import HTTP

/// The pages that a session has finished and keeps until what they show has changed.
struct FinishedPages {
    /// What a page depends on besides the states that it shows.
    struct Key: Hashable, Sendable {
        var page: Page
        var look: Look
    }

    /// For everybody's session: every page in a theme or two, under a host or two.
    static let sharedLimit = 400
    /// For a private session: what one visitor, or one test, goes back and forth between.
    static let privateLimit = 16

    /// More than this many are never kept; past it, all are let go and the needed ones finished again.
    let limit: Int

    /// How many were finished so far.
    private(set) var finished = 0
    private var pages: [Key: FinishedPage] = [:]

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { pages.count }

    mutating func removeAll() { pages.removeAll(keepingCapacity: true) }

    subscript(key: Key) -> FinishedPage? {
        get { pages[key] }
        set {
            finished += 1
            if pages.count >= limit, pages[key] == nil { pages.removeAll() }
            pages[key] = newValue
        }
    }
}
