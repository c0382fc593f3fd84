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
}
