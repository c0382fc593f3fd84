internal import HTTP

/// What a path leads to.
enum Resource: Sendable {
    case page(Page)
    /// The Swift file of an example, by its number.
    case source(Int)
    case asset(Asset)
    case theme
    case health

    /// The methods that it answers to.
    private var methods: [Method] {
        switch self {
        case .page(.example): [.get, .head, .post, .options]
        case .page, .source, .asset, .health: [.get, .head, .options]
        case .theme: [.post, .options]
        }
    }

    private var allow: (name: String, value: String) {
        (name: "Allow", value: methods.map(\.rawValue).joined(separator: ", "))
    }

    /// The answer to OPTIONS.
    var options: Response {
        Response(.noContent, headers: [allow] + SafetyHeaders.all)
    }

    /// Why it does not answer to the request's method.
    func refusal(of request: Request) -> Problem {
        let allowed = methods.map(\.rawValue)
        return Problem(
            .methodNotAllowed,
            "\(request.path) does not take \(request.method.rawValue); it takes \(allowed.joined(separator: ", ")).",
            allowed: allowed, headers: [allow])
    }
}

extension Gallery {
    /// What a path leads to; nil where that is nothing.
    func resource(at path: String) -> Resource? {
        if let page = catalogue[path] { return .page(page) }
        switch path {
        case "/healthz": return .health
        case ThemeSwitch.path: return .theme
        default: break
        }
        if path.utf8.starts(with: "/assets/".utf8) {
            return assets[PercentEncoding.pathSegment.decode(String(path.dropFirst(8)))].map { .asset($0) }
        }
        if path.hasSuffix("/source"), case .example(let number) = catalogue[String(path.dropLast(7))] {
            return .source(number)
        }
        let decoded = PercentEncoding.pathSegment.decode(path)
        return decoded == path ? nil : catalogue[decoded].map { .page($0) }
    }
}
