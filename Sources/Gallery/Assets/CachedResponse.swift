internal import HTTP

/// An answer that is given again and again, with the 304 that stands for it.
struct CachedResponse: Sendable {
    private let tag: ETag
    private let full: Response
    private let notModified: Response

    /// `control` is the value of Cache-Control.
    init(_ response: Response, tag: ETag, control: String) {
        self.tag = tag
        var full = response
        full.headers.append((name: "ETag", value: tag.headerValue))
        full.headers.append((name: "Cache-Control", value: control))
        full.reuse = Reuse()
        self.full = full
        // With the body that it speaks of, which the server leaves out: without one it could not say its length, and
        // would close the connection.
        var notModified = full
        notModified.status = .notModified
        self.notModified = notModified
    }

    /// It, or the 304 where the client has it already.
    func response(to request: Request) -> Response {
        request.isNotModified(tag) ? notModified : full
    }
}
