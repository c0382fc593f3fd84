internal import HTTP
internal import SwiftCN

extension Gallery {
    /// A longer address might not fit the head of the answer that leads to it.
    static let longestPlayQuery = 3_500

    /// The page of a playground, or its preview alone; to an address that says more than it must, the way to the shortest
    /// that says the same.
    func showPlayground(_ number: Int, in place: PlayPlace, to request: Request) throws(Problem) -> Response {
        // The page around names the session, which must be there as it must on any page.
        if place == .page { _ = try sessions.session(for: request) }
        let (playground, reading) = try readPlayground(number, request)
        guard reading.faults.isEmpty else {
            return try refuse(playground, reading, number, in: place, request)
        }
        guard reading.query == request.query ?? "" else {
            let path = address(of: number, in: place, reading.query)
            return sent(to: path + (reading.anchor.map { "#\($0)" } ?? ""), text: "\(path)\n")
        }
        let response = drawn(preview(playground, reading, number, in: place), in: place, request)
        let tag = ETag(Fingerprint(response.body).text)
        return CachedResponse(response, tag: tag, control: "no-cache").response(to: request)
    }

    /// The source of what a playground shows.
    func playgroundSource(_ number: Int, to request: Request) throws(Problem) -> Response {
        let (playground, reading) = try readPlayground(number, request)
        guard reading.faults.isEmpty else { throw Self.problem(reading.faults) }
        let text = playground.snippet(reading.values).text
        let tag = ETag(Fingerprint(Array(text.utf8)).text)
        return CachedResponse(Response.text(text).with(SafetyHeaders.all), tag: tag, control: "no-cache")
            .response(to: request)
    }

    /// The rules of the utility classes that a visitor gives, in the order of all.
    func playgroundClasses(to request: Request) -> Response {
        let text = request.queryFields.last(of: "classes") ?? ""
        let css = Utilities.stylesheet(of: TWClasses(String(text.unicodeScalars.prefix(200))))
        let body = FrameStyles.forced(Array(css.utf8))
        let response = Response(.ok, contentType: MediaType.css, body: body).with(SafetyHeaders.all)
        return CachedResponse(response, tag: ETag(Fingerprint(body).text), control: "no-cache")
            .response(to: request)
    }

    /// The playground of a component, and what the address says of it.
    func readPlayground(
        _ number: Int, _ request: Request
    ) throws(Problem) -> (Playground, PlayReading) {
        let component = catalogue.entries[number].component
        guard let playground = component.playground else {
            throw Problem(.notFound, "The component “\(component.title)” has no playground.")
        }
        var query = request.queryFields
        // A press names its control where two would post the same; that is no parameter.
        if request.isWrite { query.fields.removeAll { $0.name == "control" } }
        guard query.fields.count <= Self.mostFields else {
            throw Problem(
                .unprocessableContent,
                "The address has \(query.fields.count) parameters; at most \(Self.mostFields) are taken.")
        }
        return (playground, try held(PlayReading(query, playground)))
    }

    /// The same, where its address is short enough.
    func held(_ reading: PlayReading) throws(Problem) -> PlayReading {
        guard reading.query.utf8.count <= Self.longestPlayQuery else {
            throw Problem(
                .unprocessableContent,
                "What is set takes \(reading.query.utf8.count) bytes in an address; at most "
                    + "\(Self.longestPlayQuery) are taken.")
        }
        return reading
    }

    func address(of number: Int, in place: PlayPlace, _ query: String) -> String {
        PlayedPreview.path(catalogue.entries[number].playgroundPath + place.end, query)
    }

    /// The view that an address says, made live.
    func live(_ playground: Playground, _ reading: PlayReading, _ number: Int, in place: PlayPlace)
        -> LiveView
    {
        playground.live(
            reading.values, id: "\(catalogue.entries[number].component.slug)-playground",
            action: address(of: number, in: place.target, reading.query),
            isDisabled: reading.stage.isDisabled)
    }

    private func preview(
        _ playground: Playground, _ reading: PlayReading, _ number: Int, in place: PlayPlace,
        refusal: Refusal? = nil
    ) -> PlayedPreview {
        let live = live(playground, reading, number, in: place)
        let rendering = live.render(answering: refusal)
        return PlayedPreview(
            playground: playground, entry: catalogue.entries[number], reading: reading, rendering: rendering,
            states: live.states(in: rendering.contract), refusal: refusal)
    }

    private func drawn(
        _ shown: PlayedPreview, in place: PlayPlace, _ request: Request, status: Status = .ok
    ) -> Response {
        let look = request.look
        guard place != .page else {
            return Response.html(pages.playground(shown, look: look).bytes, status: status)
                .with(Self.vary + SafetyHeaders.framing)
        }
        let stage = shown.reading.stage
        let isForced = stage.isStill || !stage.forced.isEmpty
        let styles: Fragment =
            isForced
            ? "<link rel=\"stylesheet\" href=\"\(frameStyles.asset(isStill: stage.isStill).link)\">\n"
            : pages.links.stylesheets
        let page = pages.playPreview(shown, in: place, styles: styles, look: look)
        return Response.html(page.bytes, status: status).with(Self.vary + SafetyHeaders.page)
    }

    /// The answer to what cannot be, in the address or in the post that `refusal` speaks of: to a browser the page with
    /// all the rest. It has a policy of its own, as it may hold a frame.
    func refuse(
        _ playground: Playground, _ reading: PlayReading, _ number: Int, in place: PlayPlace,
        _ request: Request, refusal: Refusal? = nil
    ) throws(Problem) -> Response {
        guard request.prefersHTML else { throw Self.problem(refusal?.faults ?? reading.faults) }
        let shown = preview(playground, reading, number, in: place, refusal: refusal)
        return drawn(shown, in: place, request, status: .unprocessableContent)
            .with([(name: "Cache-Control", value: "no-store")])
    }

    private static let vary = [(name: "Vary", value: "Accept, Cookie, Vitrine-Session")]

    /// The faults as a problem document has them.
    private static func problem(_ faults: [Refusal.Fault]) -> Problem {
        Problem(
            .unprocessableContent, faults.map(\.message).joined(separator: " "), field: faults.first?.field,
            allowed: faults.first?.allowed ?? [])
    }
}
