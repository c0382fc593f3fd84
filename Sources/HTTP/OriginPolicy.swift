/// Refuses writes that a page of another site makes a browser send (Fetch Standard, section 3.1; Fetch Metadata, section
/// 2.3). A client that sends neither Origin nor Sec-Fetch-Site, such as curl, may write.
public struct OriginPolicy: Sendable {
    private let hosts: HostPolicy

    /// This server's origins are `http://` with each of the allowed authorities.
    public init(_ hosts: HostPolicy) {
        self.hosts = hosts
    }

    /// Throws 403 for a write from elsewhere. GET, HEAD and OPTIONS are no writes.
    public func check(_ request: Request) throws(Problem) {
        guard request.isWrite else { return }
        let headers = request.headers
        var index = 0
        if let range = headers.nextValue(of: "Origin", from: &index) {
            // A browser sends one.
            guard isOwn(headers.bytes.span.extracting(range)),
                headers.nextValue(of: "Origin", from: &index) == nil
            else { throw refusal(ofOrigin: headers) }
        }
        index = 0
        while let range = headers.nextValue(of: "Sec-Fetch-Site", from: &index) {
            let site = headers.bytes.span.extracting(range)
            guard site.equals("same-origin") || site.equals("none") else { throw refusal(ofSite: headers) }
        }
    }

    /// Whether an origin, or the part of a URL before its path, is this server's own: for Origin and Referer.
    private func isOwn(_ origin: Span<UInt8>) -> Bool {
        let scheme = "http://"
        let length = scheme.utf8.count
        guard origin.count > length, origin.extracting(0..<length).equalsIgnoringCase(scheme) else {
            return false
        }
        return hosts.allows(origin.extracting(length..<origin.count))
    }

    private func refusal(ofOrigin headers: Headers) -> Problem {
        let origins = hosts.authorities.map { "http://\($0)" }
        let value = headers.all("Origin").joined(separator: ", ")
        return Problem(
            .forbidden,
            "The Origin “\(value)” may not write here: allowed are \(origins.joined(separator: ", ")) or none at all.",
            allowed: origins)
    }

    private func refusal(ofSite headers: Headers) -> Problem {
        let value = headers.all("Sec-Fetch-Site").joined(separator: ", ")
        return Problem(
            .forbidden, "The Sec-Fetch-Site “\(value)” may not write here: allowed are same-origin and none.",
            allowed: ["same-origin", "none"])
    }
}

extension OriginPolicy {
    /// The path and query of the page that a form was sent from, where Referer says that it is a page of this server; else
    /// nil. Not decoded.
    public func ownReferer(of request: Request) -> String? {
        guard let referer = request.headers["Referer"] else { return nil }
        let bytes = referer.utf8.span
        let schemeEnd = "http://".utf8.count
        guard bytes.count > schemeEnd else { return nil }
        let slash = bytes.firstIndex(of: ASCII.slash, in: schemeEnd..<bytes.count)
        guard slash < bytes.count, isOwn(bytes.extracting(0..<slash)) else { return nil }
        let end = bytes.firstIndex(of: UInt8(ascii: "#"), in: slash..<bytes.count)
        return bytes.text(slash..<end)
    }
}
