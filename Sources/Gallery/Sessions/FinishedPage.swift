internal import HTTP

/// A page as it is sent, for as long as the states that it shows stand.
///
/// An object, so that whoever gives it passes on one reference.
final class FinishedPage: Sendable {
    /// The revision of the states that it shows.
    let revision: Int
    private let cached: CachedResponse

    /// - Parameter tag: What tells it from any other at its address; by default its content does, which takes longer to
    ///   read than the page takes to be put together.
    init(_ page: Fragment, revision: Int, tag: String? = nil) {
        self.revision = revision
        let vary = (name: "Vary", value: "Accept, Cookie, Vitrine-Session")
        let response = Response.html(page.bytes).with([vary] + SafetyHeaders.page)
        cached = CachedResponse(response, tag: ETag(tag ?? Fingerprint(page.bytes).text), control: "no-cache")
    }

    /// It, or the 304 where the client has it already.
    func response(to request: Request) -> Response { cached.response(to: request) }

    /// The same, with the shortcut for when it is asked for again while it stands: the page of these examples in a session.
    func response(to request: Request, showing numbers: [Int], in session: Session) -> Response {
        let isKnown = cached.isKnown(to: request)
        var response = response(isKnown: isKnown)
        response.shortcut = PageShortcut(self, showing: numbers, in: session, isKnown: isKnown)
        return response
    }

    fileprivate func response(isKnown: Bool) -> Response { isKnown ? cached.notModified : cached.full }
}

/// The shortcut to a page that stands. It keeps neither the page nor the session.
private final class PageShortcut: Shortcut {
    private weak let page: FinishedPage?
    private weak let session: Session?
    private let numbers: [Int]
    /// Whether the client has the page.
    private let isKnown: Bool

    init(_ page: FinishedPage, showing numbers: [Int], in session: Session, isKnown: Bool) {
        self.page = page
        self.session = session
        self.numbers = numbers
        self.isKnown = isKnown
    }

    func answer() -> Response? {
        guard let page, let session, session.use(), session.revision(of: numbers) == page.revision else {
            return nil
        }
        return page.response(isKnown: isKnown)
    }
}
