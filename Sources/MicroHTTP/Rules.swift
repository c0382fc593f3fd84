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

    /// Judges the size of a head of which the library has noted so much beside it. Whatever is let in leaves room for the
    /// head of its answer: the library would close the connection without one, though the request was carried out.
    func check(headSize: Int, noted: Int) throws(Problem) {
        guard headSize <= limits.head else {
            throw Problem(
                .headerFieldsTooLarge,
                "The head of the request has \(headSize) bytes; \(limits.head) are allowed.")
        }
        guard headSize + noted <= connectionMemory - Self.answerHead else {
            throw Problem(
                .headerFieldsTooLarge,
                "The head of the request has too many fields, cookies or query arguments; a long one may have fewer."
            )
        }
    }

    /// The bytes that the library has for a connection: a head, what it notes of it, and the head of the answer.
    var connectionMemory: Int { limits.head + 8 * 1_024 }

    /// The largest head of an answer: it tells one address of ours, and is short beside.
    private static let answerHead = 5 * 1_024

    /// Whether the library has room for what it notes of the target: a record of each argument of the query, beside the
    /// target itself. Half of its memory may be taken by what it has read ahead.
    func hasRoom(for target: ArrivedTarget) -> Bool {
        let records = target.arguments * Self.record
        return target.arguments <= 1 || records <= limits.head / 2 && records + target.length <= limits.head
    }

    /// The refusal of a target with too many arguments.
    var crowded: Problem {
        Problem(
            .uriTooLong,
            "The target has too many query arguments; \(mostArguments) are allowed, and fewer in a long one.")
    }

    /// What the library notes of each field, cookie and query argument: 56 bytes in its 0.9 releases.
    static let record = 64

    private var mostArguments: Int { limits.head / 2 / Self.record }

    func check(bodyLength: Int) throws(Problem) {
        guard bodyLength <= limits.body else { throw tooLong }
    }

    /// The refusal of a body past the limit.
    var tooLong: Problem {
        Problem(.contentTooLarge, "The body of the request is too long; \(limits.body) bytes are allowed.")
    }
}
