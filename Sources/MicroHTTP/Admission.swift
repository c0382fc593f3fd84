internal import CMicroHTTPD
internal import Glibc
internal import HTTP

/// The judgement on a request from its head alone, before any of its body is read.
///
/// What a browser, a proxy and this server might read in different ways is refused, since each such head is a way to
/// smuggle one request inside another (RFC 9112, section 11.2).
struct Admission {
    /// How long the body will be, where the head tells.
    private(set) var bodyLength = 0
    /// Whether the request asks for nothing but the methods of the server: "OPTIONS *".
    private(set) var isForServer = false

    /// Judges the head that a connection has received. Called on its pool thread, in the first handler call.
    ///
    /// - Parameter request: Becomes what could be read of the request, also where it is refused; its body is empty.
    init(
        of connection: OpaquePointer, target: Target, method: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>, rules: Rules, request: inout Request
    ) throws(Problem) {
        let size = unsafe vitrine_head_size(connection)
        let layout = unsafe Layout(method: method, target: target, version: version, headSize: size)
        let head = unsafe Head(of: connection, layout: layout, size: size)
        let known = unsafe Self.method(method)
        let form = target.form
        request = Request(known ?? .get, form?.path ?? "/", headers: head.headers)

        let version = unsafe try Self.minorVersion(version)
        if let fault = head.fault { throw fault }
        try rules.check(headSize: size)
        try check(form, of: request, rules: rules)
        guard known != nil else { throw unsafe Self.unknown(method) }
        try Self.checkFraming(of: head, method: request.method, minorVersion: version)
        try rules.hosts.check(request.headers)
        try rules.origins.check(request)
        bodyLength = head.length ?? 0
        try rules.check(bodyLength: bodyLength)
    }

    private static func minorVersion(_ version: UnsafePointer<CChar>) throws(Problem) -> Int {
        if unsafe strcmp(version, "HTTP/1.1") == 0 { return 1 }
        if unsafe strcmp(version, "HTTP/1.0") == 0 { return 0 }
        throw unsafe Problem(
            .versionNotSupported,
            "The version \(String(cString: version)) is not supported; use HTTP/1.1 or HTTP/1.0.")
    }

    private static func method(_ name: UnsafePointer<CChar>) -> Method? {
        if unsafe strcmp(name, "GET") == 0 { return .get }
        return unsafe Method(rawValue: String(cString: name))
    }

    private static func unknown(_ method: UnsafePointer<CChar>) -> Problem {
        let known = Method.allCases.map(\.rawValue).joined(separator: ", ")
        let name = unsafe String(String(cString: method).prefix(40))
        return Problem(.notImplemented, "The method \(name) is not known; known are \(known).")
    }

    private mutating func check(_ form: Target.Form?, of request: Request, rules: Rules) throws(Problem) {
        switch form {
        case .origin: break
        case .absolute(let authority, _): try rules.hosts.check(authority: authority)
        case .asterisk where request.method == .options: isForServer = true
        case .asterisk, nil:
            throw Problem(
                .badRequest,
                "The target of the request is no path, or holds a blank, a control byte or \"%00\".")
        }
    }

    private static func checkFraming(
        of head: borrowing Head, method: Method, minorVersion: Int
    ) throws(Problem) {
        guard head.lengths <= 1 else { throw Problem(.badRequest, "There is more than one Content-Length.") }
        guard head.codings <= 1 else {
            throw Problem(.badRequest, "There is more than one Transfer-Encoding.")
        }
        if head.codings == 1 {
            guard head.lengths == 0 else {
                throw Problem(.badRequest, "Content-Length and Transfer-Encoding exclude each other.")
            }
            guard minorVersion == 1 else {
                throw Problem(.badRequest, "HTTP/1.0 knows no Transfer-Encoding.")
            }
            guard head.isChunked else {
                throw Problem(.notImplemented, "This Transfer-Encoding is not known; use chunked alone.")
            }
        } else if head.lengths == 1 {
            guard head.length != nil else { throw Problem(.badRequest, "The Content-Length is no number.") }
        } else if method == .post || method == .put || method == .patch {
            throw Problem(
                .lengthRequired,
                "A \(method.rawValue) needs a Content-Length, which may be 0, or chunks.")
        }
    }
}
