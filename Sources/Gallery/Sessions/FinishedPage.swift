internal import HTTP
internal import Synchronization

/// A page as it is sent, for as long as the states that it shows stand.
///
/// An object, so that whoever gives it passes on one reference.
final class FinishedPage: Sendable {
    /// The revision of the states that it shows.
    let revision: Int
    private let cached: CachedResponse

    /// What it is made of, for the page after the next change; nil where there will be none.
    let standing: StandingPage?
    /// Tells how it looks from how others of the same states do.
    let look: String

    /// - Parameters:
    ///   - look: What tells how it looks from how others of the same states do.
    ///   - run: What tells its session from any other.
    convenience init(_ body: Body, _ standing: StandingPage, revision: Int, look: String, run: String) {
        self.init(body, standing, revision: revision, look: look, tag: "\(run)-\(revision)-\(look)")
    }

    /// - Parameter tag: What tells it from any other at its address.
    private init(_ body: Body, _ standing: StandingPage?, revision: Int, look: String, tag: String) {
        self.revision = revision
        self.standing = standing
        self.look = look
        var response = Response(.ok, headers: Self.headers)
        response.content = body
        cached = CachedResponse(response, tag: ETag(tag), control: "no-cache")
    }

    /// A page that is told from others by its content.
    convenience init(_ page: Fragment) {
        self.init(Body(page.bytes), nil, revision: 0, look: "", tag: Fingerprint(page.bytes).text)
    }

    private static let headers =
        [
            (name: "Content-Type", value: MediaType.html),
            (name: "Vary", value: "Accept, Cookie, Vitrine-Session"),
        ] + SafetyHeaders.page

    /// It, or the 304 where the client has it already.
    func response(to request: Request) -> Response { cached.response(to: request) }

    /// The same, with the shortcut for when it is asked for again while it stands: the page of these examples in a session.
    func response(to request: Request, showing numbers: [Int], in session: Session) -> Response {
        let isKnown = cached.isKnown(to: request)
        var response = kept(isKnown: isKnown).response
        // A page that is not kept will not stand when it is asked for again.
        guard session.keepsDrawings else { return response }
        response.shortcut = PageShortcut(self, showing: numbers, in: session, isKnown: isKnown)
        return response
    }

    fileprivate func kept(isKnown: Bool) -> KeptResponse { isKnown ? cached.notModified : cached.full }
}

/// The shortcut to a page that stands. It keeps neither the page nor the session.
private final class PageShortcut: Shortcut {
    private weak let page: FinishedPage?
    private weak let session: Session?
    private let pulse: SessionPulse
    private let numbers: [Int]
    /// Whether the client has the page.
    private let isKnown: Bool
    /// A revision of the whole session at which the page stood.
    private let stood = Atomic(-1)

    init(_ page: FinishedPage, showing numbers: [Int], in session: Session, isKnown: Bool) {
        self.page = page
        self.session = session
        pulse = session.pulse
        self.numbers = numbers
        self.isKnown = isKnown
    }

    func answer() -> KeptResponse? {
        guard let page, pulse.use() else { return nil }
        // Read before the examples are looked at: whatever changes later makes another one.
        let revision = pulse.revision
        if revision != stood.load(ordering: .relaxed) {
            guard let session, session.revision(of: numbers) == page.revision else { return nil }
            stood.store(revision, ordering: .relaxed)
        }
        return page.kept(isKnown: isKnown)
    }
}
