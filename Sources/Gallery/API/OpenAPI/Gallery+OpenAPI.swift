internal import HTTP
internal import Platform

extension Gallery {
    /// The OpenAPI document. It is made when it is first asked for, of the examples in their first state.
    func openAPI(_ request: Request) -> Response {
        let cached = described.withLock { described -> CachedResponse in
            if let described { return described }
            let bytes = OpenAPI(catalogue: catalogue, shown: catalogue.exhibits.map(\.first.value)).document
                .bytes()
            let made = CachedResponse(
                Response(.ok, contentType: MediaType.json, body: bytes).with(SafetyHeaders.all),
                tag: ETag(Fingerprint(bytes).text), control: "no-cache", stands: true)
            described = made
            return made
        }
        return cached.response(to: request)
    }
}
