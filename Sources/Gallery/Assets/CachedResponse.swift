internal import HTTP

/// An answer that is given again and again, with the 304 that stands for it.
struct CachedResponse: Sendable {
    private let tag: ETag
    /// It.
    let full: KeptResponse
    /// The 304 that stands for it.
    let notModified: KeptResponse

    /// - Parameters:
    ///   - control: The value of Cache-Control.
    ///   - stands: Whether it is the answer for as long as the gallery lives, so that there is a shortcut to it.
    init(_ response: Response, tag: ETag, control: String, stands: Bool = false) {
        self.tag = tag
        var full = response
        full.headers += [(name: "ETag", value: tag.headerValue), (name: "Cache-Control", value: control)]
        full.reuse = Reuse()
        // With the body that it speaks of, which the server leaves out: without one it could not say its length, and
        // would close the connection.
        var notModified = full
        notModified.status = .notModified
        if stands {
            full.shortcut = StandingAnswer(full)
            notModified.shortcut = StandingAnswer(notModified)
        }
        self.full = KeptResponse(full)
        self.notModified = KeptResponse(notModified)
    }

    /// It, or the 304 where the client has it already.
    func response(to request: Request) -> Response {
        (isKnown(to: request) ? notModified : full).response
    }

    /// Whether the client has it already.
    func isKnown(to request: Request) -> Bool { request.isNotModified(tag) }
}
