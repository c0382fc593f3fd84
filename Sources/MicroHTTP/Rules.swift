internal import HTTP

/// What a request must keep to, whoever answers it.
final class Rules: Sendable {
    let limits: ServerOptions.Limits
    /// Whose server this is.
    let hosts: HostPolicy
    /// Whose pages may write.
    let origins: OriginPolicy

    /// - Parameter port: The real one.
    init(options: ServerOptions, port: UInt16) {
        limits = options.limits
        hosts = HostPolicy(hosts: [options.host] + options.allowedHosts, port: Int(port))
        origins = OriginPolicy(hosts)
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
}
