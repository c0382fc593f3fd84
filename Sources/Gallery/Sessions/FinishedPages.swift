/// The pages that are finished, each kept until a newer one takes its place.
struct FinishedPages {
    /// For everybody's session: every page in a theme or two, under a host or two.
    static let sharedLimit = 400
    /// For all private sessions together, so that their memory does not grow with their number: what the visitors, or
    /// tests, of the last minute go back and forth between.
    static let privateLimit = 64

    /// More than this many are never kept; past it, all are let go and the needed ones finished again.
    let limit: Int

    /// How many were finished so far.
    private(set) var finished = 0
    /// How many are kept.
    private(set) var count = 0
    /// By what they show. Few look at one page in different ways at a time, so these are compared one by one.
    private var pages: [Page: [Kept]] = [:]

    private struct Kept {
        let run: Fingerprint
        let look: Look
        var page: FinishedPage
    }

    init(limit: Int) {
        self.limit = limit
    }

    /// The page as a session has shown it last; nil where it is not kept.
    func page(_ page: Page, _ look: Look, of run: Fingerprint) -> FinishedPage? {
        guard let kept = pages[page], let index = Self.index(of: look, run, in: kept) else { return nil }
        return kept[index].page
    }

    private static func index(of look: Look, _ run: Fingerprint, in kept: [Kept]) -> Int? {
        for index in kept.indices where kept[index].run == run && kept[index].look == look { return index }
        return nil
    }

    /// Keeps a page in place of an older one.
    mutating func keep(_ finishedPage: FinishedPage, _ page: Page, _ look: Look, of run: Fingerprint) {
        finished += 1
        guard limit > 0 else { return }
        if let index = pages[page].flatMap({ Self.index(of: look, run, in: $0) }) {
            pages[page]?[index].page = finishedPage
            return
        }
        if count >= limit {
            pages.removeAll()
            count = 0
        }
        pages[page, default: []].append(Kept(run: run, look: look, page: finishedPage))
        count += 1
    }
}
