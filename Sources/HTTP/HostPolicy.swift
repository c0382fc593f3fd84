/// The names that this server answers to. Any other Host is refused before routing, so that a page elsewhere cannot reach
/// the server through a name of its own that resolves to this machine (DNS rebinding).
public struct HostPolicy: Sendable {
    /// Every allowed authority in small letters, with the port; for port 80 without it too.
    public let authorities: [String]
    /// The same as bytes, for comparing with each request's.
    private let names: [[UInt8]]

    /// Allows localhost, 127.0.0.1, [::1] and each of `hosts`: names or addresses without a port, IPv6 with or
    /// without brackets.
    public init(hosts: [String] = [], port: Int) {
        var authorities: [String] = []
        for host in ["localhost", "127.0.0.1", "[::1]"] + hosts {
            let isBareIPv6 = host.utf8.count { $0 == ASCII.colon } > 1 && !host.hasPrefix("[")
            let name = (isBareIPv6 ? "[\(host)]" : host).lowercased()
            for authority in port == 80 ? ["\(name):80", name] : ["\(name):\(port)"]
            where !authorities.contains(authority) {
                authorities.append(authority)
            }
        }
        self.authorities = authorities
        names = authorities.map { Array($0.utf8) }
    }

    /// Throws 400 where there is no Host or more than one (RFC 9112, section 3.2), 403 where it is not an allowed one.
    public func check(_ headers: Headers) throws(Problem) {
        var index = 0
        guard let range = headers.nextValue(of: "Host", from: &index) else {
            throw Problem(.badRequest, "The request has no Host.")
        }
        guard headers.nextValue(of: "Host", from: &index) == nil else {
            throw Problem(
                .badRequest, "The request has \(headers.count(of: "Host")) Host fields: one is allowed.")
        }
        guard allows(headers.bytes.span.extracting(range)) else { throw refusal(of: headers["Host"] ?? "") }
    }

    /// Throws 403 where `authority`, as an absolute target names it, is not an allowed one.
    public func check(authority: String) throws(Problem) {
        guard allows(authority.utf8.span) else { throw refusal(of: authority) }
    }

    private func refusal(of host: String) -> Problem {
        Problem(
            .forbidden,
            "The host “\(host)” is none of this server's: \(authorities.joined(separator: ", ")).",
            allowed: authorities)
    }

    /// Whether that is an allowed authority, in any case.
    func allows(_ authority: Span<UInt8>) -> Bool {
        for name in names where name.count == authority.count {
            if authority.equalsIgnoringCase(lowercased: name.span) { return true }
        }
        return false
    }
}
