/// Finds the route of a request in one walk over its path, however many pages its parameters stand for.
public struct RouteTable<Target: Sendable>: Sendable {
    /// The routes as they were given, in order.
    public let routes: [Route<Target>]

    private let patterns: [RoutePattern]
    private let index: RouteIndex

    /// What a request is to be answered with.
    public enum Resolution: Sendable {
        /// What the route's target says.
        case found(RouteMatch<Target>)
        /// This answer: 204 with Allow to OPTIONS, or 308 to the path without its last slash.
        case answered(Response)
        /// 400 where the path is malformed, 404, or 405 with Allow.
        case refused(Problem)
    }

    /// Makes the table; throws where a pattern is malformed or two routes are the same.
    public init(_ routes: [Route<Target>]) throws(RouteError) {
        var patterns: [RoutePattern] = []
        var index = RouteIndex()
        for route in routes {
            let pattern = try RoutePattern(route.pattern)
            guard route.method != .head, route.method != .options else {
                throw RouteError(
                    description: "\(route.method.rawValue) \(route.pattern) is answered by the table itself.")
            }
            guard index.insert(pattern, method: route.method, route: patterns.count) else {
                throw RouteError(description: "\(route.method.rawValue) \(route.pattern) is there twice.")
            }
            patterns.append(pattern)
        }
        self.routes = routes
        self.patterns = patterns
        self.index = index
    }

    /// What `request` is to be answered with. HEAD is as GET.
    public func resolve(_ request: Request) -> Resolution {
        if request.path == "*", request.method == .options { return .answered(.allowing(Method.allCases)) }
        do throws(Problem) {
            let path = try request.decodedPath()
            guard let place = index.find(path.utf8.span) else {
                return .answered(try index.redirect(request, path))
            }
            guard let route = index.route(for: request.method, at: place) else {
                return .answered(try index.options(request, at: place))
            }
            let values = patterns[route].values(in: path.utf8.span)
            return .found(
                RouteMatch(route: routes[route], parameters: patterns[route].parameters, values: values))
        } catch {
            return .refused(error)
        }
    }
}

extension RouteIndex {
    /// The answer to a path that is known but for the slash at its end: the place that is meant.
    ///
    /// Throws 404 for any other, and for methods that would lose their body on the way. So `//evil.test/` does not become a
    /// redirect to elsewhere.
    fileprivate func redirect(_ request: Request, _ path: String) throws(Problem) -> Response {
        guard request.method == .get || request.method == .head,
            let place = findWithoutLastSlash(path.utf8.span), route(for: .get, at: place) != nil
        else { throw Problem(.notFound, "There is nothing at \(request.path).") }
        let query = request.query.map { "?\($0)" } ?? ""
        guard request.path.utf8.count + query.utf8.count <= RouteLimits.redirect else {
            throw Problem(
                .uriTooLong,
                "The target ends its path in a slash, and is too long to be sent on; leave the slash out.")
        }
        return .redirect(.permanentRedirect, to: String(Substring(request.path.utf8.dropLast())) + query)
    }

    /// The answer to OPTIONS; throws 405 for any other method.
    fileprivate func options(_ request: Request, at place: Place) throws(Problem) -> Response {
        let allowed = allowedMethods(at: place)
        if request.method == .options { return .allowing(allowed) }
        let list = allowed.list
        throw Problem(
            .methodNotAllowed,
            "\(request.method.rawValue) is not allowed for \(request.path): allowed are \(list).",
            allowed: allowed.map(\.rawValue), headers: [(name: "Allow", value: list)])
    }
}

extension Response {
    fileprivate static func allowing(_ methods: [Method]) -> Response {
        Response(.noContent, headers: [(name: "Allow", value: methods.list)])
    }
}

extension [Method] {
    fileprivate var list: String { map(\.rawValue).joined(separator: ", ") }
}

extension Request {
    /// The path, decoded once. Its slashes are those that were sent.
    ///
    /// Throws 400 where it does not start with one, and where a slash, a NUL or bytes that are not UTF-8 are encoded in it:
    /// no name of ours has any, and whoever stands between may read such a path otherwise.
    fileprivate func decodedPath() throws(Problem) -> String {
        let bytes = path.utf8.span
        guard !bytes.isEmpty, bytes[0] == ASCII.slash else {
            throw Problem(.badRequest, "The path “\(path)” does not start with a slash.")
        }
        guard bytes.firstIndex(of: ASCII.percent, in: bytes.indices) < bytes.count else { return path }
        let decoded = PercentEncoding.decodedBytes(bytes, bytes.indices, plusIsBlank: false)
        let slashes = path.utf8.count { $0 == ASCII.slash }
        guard !decoded.contains(0), decoded.count(where: { $0 == ASCII.slash }) == slashes,
            let text = String(validating: decoded, as: UTF8.self)
        else {
            throw Problem(
                .badRequest,
                "The path \(path) has an encoded slash or NUL, or encoded bytes that are not UTF-8.")
        }
        return text
    }
}

/// Bounds of what a route table answers by itself.
enum RouteLimits {
    /// A longer target, percent-encoded, might not fit the head of the answer that sends a client on.
    static let redirect = 4_000
}
