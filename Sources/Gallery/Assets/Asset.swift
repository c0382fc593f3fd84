internal import HTTP
internal import Platform

/// A file that pages link to, packed in every way at start, with its answers ready.
struct Asset: Sendable {
    /// Where it is, without its version.
    let path: String
    /// Tells one content of the file from another.
    let version: String
    private let variants: [ContentCoding: Variant]

    /// One packing of the file. Linked with its version it never changes; without, it is asked for again each time.
    private struct Variant: Sendable {
        let tag: ETag
        let lasting: CachedResponse
        let current: CachedResponse

        init(_ body: [UInt8], _ coding: ContentCoding, type: String, version: String) {
            tag = ETag(coding == .identity ? version : "\(version)-\(coding.rawValue)")
            var response = Response(.ok, contentType: type, body: body)
            if coding != .identity {
                response.headers.append((name: "Content-Encoding", value: coding.rawValue))
            }
            response = response.with([(name: "Vary", value: "Accept-Encoding")] + SafetyHeaders.all)
            lasting = CachedResponse(response, tag: tag, control: "public, max-age=31536000, immutable")
            current = CachedResponse(response, tag: tag, control: "no-cache")
        }
    }

    init(_ name: String, type: String, content: [UInt8]) {
        path = "/assets/\(name)"
        let version = Fingerprint(content).text
        self.version = version
        var packed: [ContentCoding: [UInt8]] = [.identity: content]
        // What is packed already, such as a PNG, does not get smaller.
        for (coding, body) in [(ContentCoding.gzip, gzip(content)), (.brotli, brotli(content))] {
            if let body, body.count < content.count { packed[coding] = body }
        }
        variants = packed.reduce(into: [:]) {
            $0[$1.key] = Variant($1.value, $1.key, type: type, version: version)
        }
    }

    /// Its address for links.
    var link: String { "\(path)?v=\(version)" }

    /// The answer to a GET: the file as the client likes it packed. Throws 406 where it takes none.
    func response(to request: Request) throws(Problem) -> Response {
        let available = ContentCoding.allCases.filter { variants[$0] != nil }
        guard let coding = request.preferredCoding(among: available), let variant = variants[coding] else {
            throw Problem(
                .notAcceptable, "\(path) is not had in any way that Accept-Encoding takes.",
                allowed: available.map(\.rawValue))
        }
        let isLasting = request.query == "v=\(version)"
        return (isLasting ? variant.lasting : variant.current).response(to: request)
    }
}
