public import HTTP

extension Gallery {
    /// Tells why a request is refused: a page to a browser, else a problem document (RFC 9457).
    public func refuse(_ problem: Problem, of request: Request) -> Response {
        let suggestions = problem.status == .notFound ? suggestions(for: request.path) : []
        if request.prefersHTML {
            let page = pages.error(problem, suggestions: suggestions, look: request.look)
            return refusal(problem.response(contentType: MediaType.html, body: page.bytes))
        }
        var problem = problem
        if !suggestions.isEmpty {
            let places = suggestions.map(\.path).joined(separator: ", ")
            problem.detail += " Perhaps one of these is meant: \(places)."
        }
        return refusal(problem.response)
    }

    /// The assets or pages that a path may have been meant to be.
    private func suggestions(for path: String) -> [(path: String, title: String)] {
        let prefix = "/assets/"
        guard path.hasPrefix(prefix) else { return catalogue.suggestions(for: path) }
        let name = PercentEncoding.pathSegment.decode(String(path.dropFirst(prefix.count)))
        return assets.names.nearest(to: name).map { (prefix + $0, $0) }
    }

    /// A refusal with the fields that every one of them carries.
    func refusal(_ response: Response) -> Response {
        response.with(
            [(name: "Cache-Control", value: "no-store"), (name: "Vary", value: "Accept, Cookie")]
                + SafetyHeaders.page)
    }
}
