internal import HTTP
internal import Platform

/// A file that pages link to. It is packed in a way when a client first takes it so, and its answers are kept.
final class Asset: Sendable {
    /// Where it is, without its version.
    let path: String
    /// Tells one content of the file from another.
    let version: String
    private let type: String
    private let content: [UInt8]
    /// Each packing that was asked for; nil where it was no smaller than the file.
    private let variants = Locked<[ContentCoding: Variant?]>([:])

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
        version = Fingerprint(content).text
        self.type = type
        self.content = content
    }

    /// Its address for links.
    var link: String { "\(path)?v=\(version)" }

    /// The answer to a GET: the file as the client likes it packed. Throws 406 where it takes none.
    func response(to request: Request) throws(Problem) -> Response {
        // What is packed already, such as a PNG, does not get smaller.
        var available = ContentCoding.allCases
        while let coding = request.preferredCoding(among: available) {
            guard let variant = variant(coding) else {
                available.removeAll { $0 == coding }
                continue
            }
            let isLasting = request.query == "v=\(version)"
            return (isLasting ? variant.lasting : variant.current).response(to: request)
        }
        throw Problem(
            .notAcceptable, "\(path) is not had in any way that Accept-Encoding takes.",
            allowed: available.map(\.rawValue))
    }

    /// The file packed like that, by whoever asks first; nil where that is of no use.
    private func variant(_ coding: ContentCoding) -> Variant? {
        variants.withLock { variants in
            if let known = variants[coding] { return known }
            let body: [UInt8]? =
                switch coding {
                case .identity: content
                case .gzip: gzip(content)
                case .brotli: brotli(content)
                }
            let isOfUse = coding == .identity || body.map { $0.count < content.count } ?? false
            let variant = isOfUse ? body.map { Variant($0, coding, type: type, version: version) } : nil
            variants[coding] = .some(variant)
            return variant
        }
    }
}
