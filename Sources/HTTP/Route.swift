/// One method and pattern of paths, with what is to be done there.
public struct Route<Target: Sendable>: Sendable {
    /// GET stands for HEAD too.
    public let method: Method
    /// Segments after slashes, literal or a `{parameter}`, as in `/components/{component}/source`.
    public let pattern: String
    /// What the program wants to know when it finds the route.
    public let target: Target

    /// A route.
    public init(_ method: Method, _ pattern: String, _ target: Target) {
        self.method = method
        self.pattern = pattern
        self.target = target
    }
}

/// A mistake in a table of routes: the program's own, found when the table is made.
public struct RouteError: Error, Sendable, CustomStringConvertible {
    /// One sentence that names the pattern.
    public let description: String
}

/// A pattern taken apart.
struct RoutePattern: Sendable {
    enum Segment: Sendable {
        case literal(String)
        case parameter
    }

    let segments: [Segment]

    /// The names of the parameters, in order.
    let parameters: [String]

    init(_ pattern: String) throws(RouteError) {
        guard pattern.hasPrefix("/") else {
            throw RouteError(description: "The pattern “\(pattern)” does not start with a slash.")
        }
        let texts =
            pattern == "/" ? [] : pattern.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        var segments: [Segment] = []
        var parameters: [String] = []
        for text in texts {
            guard !text.isEmpty else {
                throw RouteError(description: "The pattern “\(pattern)” has an empty segment.")
            }
            guard text.contains(where: { $0 == "{" || $0 == "}" }) else {
                segments.append(.literal(String(text)))
                continue
            }
            let name = String(text.dropFirst().dropLast())
            guard text.hasPrefix("{"), text.hasSuffix("}"), !name.isEmpty, !name.contains("{"),
                !name.contains("}"),
                !parameters.contains(name)
            else {
                throw RouteError(
                    description:
                        "The segment “\(text)” of “\(pattern)” is not a {parameter} with a name of its own.")
            }
            parameters.append(name)
            segments.append(.parameter)
        }
        self.segments = segments
        self.parameters = parameters
    }
}

extension RoutePattern {
    /// The values of the parameters in a decoded path that fits.
    func values(in path: Span<UInt8>) -> [String] {
        guard !parameters.isEmpty else { return [] }
        var values: [String] = []
        values.reserveCapacity(parameters.count)
        var start = 1
        for segment in segments {
            let end = path.firstIndex(of: ASCII.slash, in: min(start, path.count)..<path.count)
            if case .parameter = segment { values.append(path.text(start..<end)) }
            start = end + 1
        }
        return values
    }
}

/// A route that was found, with the values of its parameters.
public struct RouteMatch<Target: Sendable>: Sendable {
    /// The route.
    public let route: Route<Target>
    let parameters: [String]
    let values: [String]

    /// The route's target.
    public var target: Target { route.target }

    /// The value of the parameter of that name, decoded; nil where the pattern has no such parameter.
    public subscript(name: String) -> String? {
        for (parameter, value) in zip(parameters, values) where parameter == name { return value }
        return nil
    }
}
