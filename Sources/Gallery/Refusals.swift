public import HTTP

extension Gallery {
    /// Tells why a request is refused: a page to a browser, else a problem document (RFC 9457).
    public func refuse(_ problem: Problem, of request: Request) -> Response {
        let suggestions = problem.status == .notFound ? catalogue.suggestions(for: request.path) : []
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

    /// A refusal with the fields that every one of them carries.
    func refusal(_ response: Response) -> Response {
        response.with(
            [(name: "Cache-Control", value: "no-store"), (name: "Vary", value: "Accept, Cookie")]
                + SafetyHeaders.page)
    }
}
