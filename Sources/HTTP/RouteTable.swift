/// Finds the route of a request in one walk over the segments of its path, however many routes there are.
///
/// A literal segment goes before a parameter. Segments are decoded once, before they are compared.
public struct RouteTable<Target: Sendable>: Sendable {
    /// The routes as they were given, in order.
    public let routes: [Route<Target>]

    private let patterns: [RoutePattern]
    private var nodes = [Node()]

    /// What is known after some segments.
    private struct Node: Sendable {
        var literals: [String: Int] = [:]
        var parameter: Int?
        /// The methods of the routes that end here, and which routes they are.
        var ends: [(method: Method, route: Int)] = []

        func route(for method: Method) -> Int? {
            ends.first { $0.method == method }?.route
        }

        var allowedMethods: [Method] {
            Method.allCases.filter { method in
                method == .options || route(for: method == .head ? .get : method) != nil
            }
        }
    }

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
        self.routes = routes
        var patterns: [RoutePattern] = []
        for route in routes { patterns.append(try RoutePattern(route.pattern)) }
        self.patterns = patterns
        for (index, route) in routes.enumerated() {
            let node = node(for: patterns[index])
            guard route.method != .head, route.method != .options else {
                throw RouteError(
                    description: "\(route.method.rawValue) \(route.pattern) is answered by the table itself.")
            }
            guard nodes[node].route(for: route.method) == nil else {
                throw RouteError(description: "\(route.method.rawValue) \(route.pattern) is there twice.")
            }
            nodes[node].ends.append((route.method, index))
        }
    }

    /// The node where that pattern ends, made where it is missing.
    private mutating func node(for pattern: RoutePattern) -> Int {
        var node = 0
        for segment in pattern.segments {
            let known =
                switch segment {
                case .literal(let text): nodes[node].literals[text]
                case .parameter: nodes[node].parameter
                }
            let next = known ?? nodes.count
            if known == nil { nodes.append(Node()) }
            switch segment {
            case .literal(let text): nodes[node].literals[text] = next
            case .parameter: nodes[node].parameter = next
            }
            node = next
        }
        return node
    }
}

extension RouteTable {
    /// What `request` is to be answered with.
    public func resolve(_ request: Request) -> Resolution {
        if request.path == "*", request.method == .options {
            return .answered(Self.allowing(Method.allCases))
        }
        let segments: [String]
        do throws(Problem) {
            segments = try request.pathSegments()
        } catch {
            return .refused(error)
        }
        guard let node = find(segments[...], from: 0) else { return unknown(request, segments) }
        let method: Method = request.method == .head ? .get : request.method
        if let index = nodes[node].route(for: method) {
            let parameters = patterns[index].parameters
            return .found(RouteMatch(route: routes[index], parameters: parameters, segments: segments))
        }
        let allowed = nodes[node].allowedMethods
        if method == .options { return .answered(Self.allowing(allowed)) }
        let list = Self.list(allowed)
        return .refused(
            Problem(
                .methodNotAllowed,
                "\(method.rawValue) is not allowed for \(request.path): allowed are \(list).",
                allowed: allowed.map(\.rawValue), headers: [(name: "Allow", value: list)]))
    }

    /// The node where these segments end and a route does, too.
    private func find(_ segments: ArraySlice<String>, from node: Int) -> Int? {
        guard let segment = segments.first else { return nodes[node].ends.isEmpty ? nil : node }
        let rest = segments.dropFirst()
        if let next = nodes[node].literals[segment], let found = find(rest, from: next) { return found }
        guard let next = nodes[node].parameter, !segment.isEmpty else { return nil }
        return find(rest, from: next)
    }

    /// A path that is known but for the slash at its end is answered with the place that is meant. Any other with a slash
    /// is not, so that `//evil.test/` does not become a redirect to elsewhere.
    private func unknown(_ request: Request, _ segments: [String]) -> Resolution {
        if request.method == .get || request.method == .head, segments.last?.isEmpty == true,
            let node = find(segments.dropLast(), from: 0), nodes[node].route(for: .get) != nil
        {
            let query = request.query.map { "?\($0)" } ?? ""
            let path = String(Substring(request.path.utf8.dropLast()))
            return .answered(.redirect(.permanentRedirect, to: path + query))
        }
        return .refused(Problem(.notFound, "There is nothing at \(request.path)."))
    }

    private static func list(_ methods: [Method]) -> String {
        methods.map(\.rawValue).joined(separator: ", ")
    }

    private static func allowing(_ methods: [Method]) -> Response {
        Response(.noContent, headers: [(name: "Allow", value: list(methods))])
    }
}

extension Request {
    /// The segments of the path, each decoded once; "/" has none, and one after a slash at the end is empty.
    ///
    /// Throws 400 where an encoded segment holds a slash, a NUL or bytes that are not UTF-8: no name of ours does, and
    /// whoever stands between may read such a path otherwise.
    func pathSegments() throws(Problem) -> [String] {
        var rest = path.utf8[...]
        guard rest.popFirst() == ASCII.slash else {
            throw Problem(.badRequest, "The path “\(path)” does not start with a slash.")
        }
        guard !rest.isEmpty else { return [] }
        var segments: [String] = []
        while true {
            let end = rest.firstIndex(of: ASCII.slash) ?? rest.endIndex
            segments.append(try Self.decoded(rest[..<end], in: path))
            guard end < rest.endIndex else { return segments }
            rest = rest[rest.index(after: end)...]
        }
    }

    private static func decoded(_ segment: Substring.UTF8View, in path: String) throws(Problem) -> String {
        let text = String(Substring(segment))
        guard segment.contains(ASCII.percent) else { return text }
        let source = text.utf8.span
        let bytes = PercentEncoding.decodedBytes(source, source.indices, plusIsBlank: false)
        guard !bytes.contains(0), !bytes.contains(ASCII.slash),
            let decoded = String(validating: bytes, as: UTF8.self)
        else {
            throw Problem(
                .badRequest,
                "The path \(path) has a segment with an encoded slash, NUL or bytes that are not UTF-8.")
        }
        return decoded
    }
}
