public import HTTP

extension Gallery {
    /// Tells why a request is refused: a page to a browser, else a problem document (RFC 9457).
    public func refuse(_ problem: Problem, of request: Request) -> Response {
        guard request.prefersHTML else { return finished(problem.response) }
        let isMissing = problem.status == .notFound
        let page = pages.error(
            problem, suggestions: isMissing ? catalogue.suggestions(for: request.path) : [],
            theme: request.look.theme)
        return finished(problem.response(contentType: MediaType.html, body: page.bytes))
    }

    /// A refusal with what every one of them carries.
    func finished(_ refusal: Response) -> Response {
        var refusal = refusal
        refusal.headers.append((name: "Cache-Control", value: "no-store"))
        refusal.headers.append((name: "Vary", value: "Accept, Cookie"))
        refusal.headers += SafetyHeaders.page
        return refusal
    }

    /// Why nothing is at the path of a request, or where it is instead.
    func missing(_ request: Request) -> Problem {
        if let place = placeWithoutSlash(request) {
            return Problem(
                .permanentRedirect, "The page is at \(place).", headers: [(name: "Location", value: place)])
        }
        let path = PercentEncoding.pathSegment.decode(request.path)
        let nearest = catalogue.suggestions(for: request.path).map(\.path)
        let advice =
            nearest.isEmpty
            ? "The components are listed at /." : "The nearest: \(nearest.joined(separator: ", "))."
        return Problem(.notFound, "There is nothing at \(path). \(advice)")
    }

    /// The path without the slash at its end, where that leads somewhere; only reading is sent on.
    private func placeWithoutSlash(_ request: Request) -> String? {
        guard request.method == .get || request.method == .head, request.path.hasSuffix("/") else {
            return nil
        }
        let path = String(request.path.dropLast())
        guard resource(at: path) != nil else { return nil }
        return PercentEncoding.reference.encode(request.query.map { "\(path)?\($0)" } ?? path)
    }
}
