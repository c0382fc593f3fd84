internal import HTTP
internal import Platform

extension Gallery {
    /// The OpenAPI document. It is made when it is first asked for, of examples in a session that nobody else has.
    func openAPI(_ request: Request) -> Response {
        let cached = described.withLock { described -> CachedResponse in
            if let described { return described }
            let first = Session(catalogue, name: nil).snapshot(Array(catalogue.exhibits.indices))
            let bytes = OpenAPI(catalogue: catalogue, shown: first.shown).document.bytes()
            let made = CachedResponse(
                Response(.ok, contentType: MediaType.json, body: bytes).with(SafetyHeaders.all),
                tag: ETag(Fingerprint(bytes).text), control: "no-cache")
            described = made
            return made
        }
        return cached.response(to: request)
    }
}
