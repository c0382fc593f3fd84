internal import HTTP

/// What a request must keep to, whoever answers it.
struct Rules: Sendable {
    let limits: ServerOptions.Limits
    /// The names that clients may call the server by, each with its port, in lower case.
    private let authorities: Set<String>

    /// - Parameter port: The real one.
    init(options: ServerOptions, port: UInt16) {
        limits = options.limits
        authorities = Set(
            (["localhost", "127.0.0.1", "[::1]", options.host] + options.allowedHosts).map {
                "\($0.lowercased()):\(port)"
            })
    }

    func check(headSize: Int) throws(Problem) {
        guard headSize <= limits.head else {
            throw Problem(
                .headerFieldsTooLarge,
                "The head of the request has \(headSize) bytes; \(limits.head) are allowed.")
        }
    }

    func check(bodyLength: Int) throws(Problem) {
        guard bodyLength <= limits.body else { throw tooLong }
    }

    /// The refusal of a body past the limit.
    var tooLong: Problem {
        Problem(.contentTooLarge, "The body of the request is too long; \(limits.body) bytes are allowed.")
    }

    /// The Host field must be there once, and be this server: else a page of another site could reach it through a
    /// name that leads here.
    func check(hosts count: Int, headers: Headers) throws(Problem) {
        guard count == 1, let host = headers["Host"] else {
            throw Problem(.badRequest, "A request needs one Host header; this one has \(count).")
        }
        try check(host: host)
    }

    func check(host: String) throws(Problem) {
        guard authorities.contains(host.lowercased()) else {
            throw Problem(.forbidden, "This server does not answer for the host \(host.prefix(80)).")
        }
    }

    /// A write must not come from another site's page.
    func check(originOf request: Request) throws(Problem) {
        guard ![.get, .head, .options].contains(request.method) else { return }
        guard let origin = request.headers["Origin"] else { return }
        guard authorities.contains(where: { "http://\($0)" == origin.lowercased() }) else {
            throw Problem(.forbidden, "Writes from the origin \(origin.prefix(80)) are not allowed.")
        }
    }
}
