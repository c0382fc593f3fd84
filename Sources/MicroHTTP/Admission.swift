internal import CMicroHTTPD
internal import Glibc
internal import HTTP

/// The judgement on a request from its head alone, before any of its body is read.
///
/// What a browser, a proxy and this server might read in different ways is refused, since each such head is a way to
/// smuggle one request inside another (RFC 9112, section 11.2).
struct Admission: ~Copyable {
    /// What could be read of the request; its body is empty.
    private(set) var request: Request

    private var head: Head
    private let size: Int
    /// The bytes that the library has noted of it elsewhere.
    private let noted: Int
    private let form: Target.Form?
    /// The method and the version as they came, where they are not known.
    private let unknownMethod: String?
    private let unknownVersion: String?
    private let isMethodSound: Bool
    private let isOld: Bool

    /// Reads the head that a connection has received. Called on its pool thread, in the first handler call.
    init(
        of connection: OpaquePointer, target: Target, method: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>
    ) {
        size = unsafe vitrine_head_size(connection)
        let layout = unsafe Layout(method: method, target: target, version: version, headSize: size)
        head = unsafe Head(of: connection, layout: layout, size: size)
        noted = head.noted + target.arguments * Rules.record
        form = target.form
        let known = unsafe Self.method(method)
        unknownMethod = unsafe known == nil ? String(cString: method) : nil
        isMethodSound =
            unsafe known != nil
            || isToken(Span(_unsafeBytes: UnsafeRawBufferPointer(start: method, count: strlen(method))))
        isOld = unsafe strcmp(version, "HTTP/1.0") == 0
        // A later version of the same generation is understood as 1.1 (RFC 9110, section 2.5).
        let isKnown = unsafe strncmp(version, "HTTP/1.", 7) == 0 && strlen(version) == 8
        unknownVersion = unsafe isKnown ? nil : String(cString: version)
        let path =
            switch form {
            case .origin: target.text
            case .absolute(_, let path): path
            case .asterisk, nil: "/"
            }
        request = Request(known ?? .get, path, headers: head.takeHeaders())
    }

    /// Hands the request over: it is the dearest to copy of all that comes with each.
    consuming func takeRequest() -> Request { request }

    /// Whether the request asks for nothing but the methods of the server: "OPTIONS *".
    var isForServer: Bool { form == .asterisk }

    /// Whether a method that goes with a body came without a word on how long it is, as `curl -X POST` sends it. It
    /// has none then (RFC 9112, section 6.3); but what follows could be one whose announcement the library has not
    /// understood, and must not be read as a request.
    var leavesLengthOpen: Bool {
        head.lengths == 0 && head.codings == 0 && [.post, .put, .patch].contains(request.method)
    }

    /// Whether the body comes in chunks. The library takes a bare LF for the end of their lines, which whoever stands
    /// before this server may read otherwise; so what follows such a body must not be read as a request, either.
    var isChunked: Bool { head.codings > 0 }

    /// How long the body will be, where the head tells.
    var bodyLength: Int? { head.length }

    /// Throws the reason to refuse the request, if there is one.
    func check(_ rules: Rules) throws(Problem) {
        if let unknownVersion {
            throw Problem(
                .versionNotSupported,
                "The version \(unknownVersion) is not supported; use HTTP/1.1 or HTTP/1.0.")
        }
        if let fault = head.fault { throw fault }
        try rules.check(headSize: size, noted: noted)
        try checkMethod()
        try checkTarget(rules)
        try checkFraming()
        guard head.types <= 1 else { throw Problem(.badRequest, "There is more than one Content-Type.") }
        try rules.hosts.check(request.headers)
        try rules.origins.check(request)
        try rules.check(bodyLength: head.length ?? 0)
    }

    private static func method(_ name: UnsafePointer<CChar>) -> Method? {
        if unsafe strcmp(name, "GET") == 0 { return .get }
        return unsafe Method(rawValue: String(cString: name))
    }

    private func checkMethod() throws(Problem) {
        guard let name = unknownMethod?.prefix(40) else { return }
        guard isMethodSound else {
            throw Problem(
                .badRequest, "The method “\(name)” is no word of letters, digits and the signs of a token.")
        }
        let known = Method.allCases.map(\.rawValue).joined(separator: ", ")
        throw Problem(.notImplemented, "The method \(name) is not known; known are \(known).")
    }

    private func checkTarget(_ rules: Rules) throws(Problem) {
        switch form {
        case .origin: break
        case .absolute(let authority, _): try rules.hosts.check(authority: authority)
        case .asterisk where request.method == .options: break
        case .asterisk, nil:
            throw Problem(
                .badRequest,
                "The target of the request is no path, or holds a blank, a control byte or \"%00\".")
        }
    }

    private func checkFraming() throws(Problem) {
        guard head.lengths <= 1 else { throw Problem(.badRequest, "There is more than one Content-Length.") }
        guard head.codings <= 1 else {
            throw Problem(.badRequest, "There is more than one Transfer-Encoding.")
        }
        if head.codings == 1 {
            guard head.lengths == 0 else {
                throw Problem(.badRequest, "Content-Length and Transfer-Encoding exclude each other.")
            }
            guard !isOld else {
                throw Problem(.badRequest, "HTTP/1.0 knows no Transfer-Encoding.")
            }
            guard head.isChunked else {
                throw Problem(.notImplemented, "This Transfer-Encoding is not known; use chunked alone.")
            }
        } else if head.lengths == 1 {
            guard head.length != nil else { throw Problem(.badRequest, "The Content-Length is no number.") }
        }
    }
}
