internal import HTTP
internal import Platform

/// A file that pages link to. It is packed in a way when a client first takes it so, and its answers are kept.
final class Asset: Sendable {
    /// Where it is, without its version.
    let path: String
    /// Tells one content of the file from another.
    let version: String
    private let plain: Lazy<Variant?>
    private let gzipped: Lazy<Variant?>
    private let brotlied: Lazy<Variant?>
    /// The query that links have.
    private let lastingQuery: String

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
            lasting = CachedResponse(
                response, tag: tag, control: "public, max-age=31536000, immutable", stands: true)
            current = CachedResponse(response, tag: tag, control: "no-cache", stands: true)
        }

        /// Nil where packing is of no use: what is packed already, such as a PNG, does not get smaller.
        init?(
            _ packed: [UInt8]?, _ coding: ContentCoding, of content: [UInt8], type: String, version: String
        ) {
            guard let packed, packed.count < content.count else { return nil }
            self.init(packed, coding, type: type, version: version)
        }
    }

    init(_ name: String, type: String, content: [UInt8]) {
        path = Self.path(name)
        let version = Fingerprint(content).text
        self.version = version
        lastingQuery = "v=\(version)"
        plain = Lazy { Variant(content, .identity, type: type, version: version) }
        gzipped = Lazy { Variant(gzip(content), .gzip, of: content, type: type, version: version) }
        brotlied = Lazy { Variant(brotli(content), .brotli, of: content, type: type, version: version) }
    }

    /// Where the asset of that name is.
    static func path(_ name: String) -> String { "/assets/\(name)" }

    /// Its address for links.
    var link: String { "\(path)?\(lastingQuery)" }

    /// The answer to a GET: the file as the client likes it packed. Throws 406 where it takes none.
    func response(to request: Request) throws(Problem) -> Response {
        var available = ContentCoding.allCases
        while let coding = request.preferredCoding(among: available) {
            guard let variant = variant(coding) else {
                available.removeAll { $0 == coding }
                continue
            }
            return (request.query == lastingQuery ? variant.lasting : variant.current).response(to: request)
        }
        throw Problem(
            .notAcceptable, "\(path) is not had in any way that Accept-Encoding takes.",
            allowed: available.map(\.rawValue))
    }

    /// The file packed like that, by whoever asks first; nil where that is of no use.
    private func variant(_ coding: ContentCoding) -> Variant? {
        switch coding {
        case .identity: plain.value
        case .gzip: gzipped.value
        case .brotli: brotlied.value
        }
    }
}
