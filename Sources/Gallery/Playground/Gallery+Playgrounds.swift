internal import HTTP
internal import Platform
internal import SwiftCN

extension Gallery {
    /// A longer address might not fit the head of the answer that leads to it.
    static let longestPlayQuery = 3_500

    /// The page of a playground, or its preview alone; to an address that says more than it must, the way to the shortest
    /// that says the same.
    func showPlayground(_ number: Int, alone: Bool, to request: Request) throws(Problem) -> Response {
        let (playground, reading) = try readPlayground(number, request)
        guard reading.faults.isEmpty else {
            guard request.prefersHTML else { throw Self.problem(reading.faults) }
            let shown = try preview(playground, reading, number, alone: alone, request)
            return refused(shown, alone: alone, request)
        }
        guard reading.query == request.query ?? "" else {
            let path = address(of: number, alone: alone, reading.query)
            return sent(to: path + (reading.anchor.map { "#\($0)" } ?? ""), text: "\(path)\n")
        }
        let shown = try preview(playground, reading, number, alone: alone, request)
        let response = drawn(shown, alone: alone, request)
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

    /// Writes a form post to the preview of a playground, and sends the visitor back with all that is set.
    func writePlayground(_ number: Int, alone: Bool, _ request: Request) throws(Problem) -> Response {
        let fields = try FormFields.decode(request).fields
        guard fields.count <= Self.mostFields else {
            throw Problem(
                .contentTooLarge, "The post has \(fields.count) fields; at most \(Self.mostFields) are taken."
            )
        }
        let (playground, reading) = try readPlayground(number, request)
        guard reading.faults.isEmpty else { throw Self.problem(reading.faults) }
        let posted = fields.map { Write($0.name, $0.value) }
        let named = request.queryFields.last(of: "control")
        let path = address(of: number, alone: alone, reading.query)
        let stage = reading.stage
        let session = try sessions.session(for: request)
        let slug = catalogue.entries[number].component.slug
        let written = session.playgrounds.withLock { kept -> Result<(String?, String), Refusal> in
            let fresh = playground.live(
                reading.values, id: "\(slug)-playground", action: path, isDisabled: stage.isDisabled,
                kept: nil)
            let firsts = fresh.states(in: fresh.render().contract)
            kept[slug]?.restore(to: fresh)
            let drawing = fresh.render()
            do throws(Refusal) {
                guard !posted.isEmpty else { throw .nothingPosted(drawing.contract) }
                _ = try fresh.write(posted, against: drawing.contract)
                let states = fresh.states(in: fresh.render().contract)
                kept[slug] = KeptStates(states, firsts: firsts)
                let control =
                    drawing.controls.first { $0.id == named }?.id ?? drawing.controls.pressed(by: posted)
                return .success((control, states.lines))
            } catch {
                return .failure(error)
            }
        }
        switch written {
        case .success(let (control, lines)):
            return sent(to: path + (control.map { "#\($0)" } ?? ""), text: lines)
        case .failure(let refusal):
            guard request.prefersHTML else { throw Self.problem(refusal.faults) }
            let shown = try preview(playground, reading, number, alone: alone, request, refusal: refusal)
            return refused(shown, alone: alone, request)
        }
    }

    /// The playground of a component, and what the address says of it.
    private func readPlayground(
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
        let reading = PlayReading(query, playground)
        guard reading.query.utf8.count <= Self.longestPlayQuery else {
            throw Problem(
                .unprocessableContent,
                "What is set takes \(reading.query.utf8.count) bytes in an address; at most "
                    + "\(Self.longestPlayQuery) are taken.")
        }
        return (playground, reading)
    }

    private func address(of number: Int, alone: Bool, _ query: String) -> String {
        let path = catalogue.entries[number].playgroundPath
        return PlayedPreview.path(alone ? "\(path)/alone" : path, query)
    }

    /// The preview with the states that the session left there.
    private func preview(
        _ playground: Playground, _ reading: PlayReading, _ number: Int, alone: Bool, _ request: Request,
        refusal: Refusal? = nil
    ) throws(Problem) -> PlayedPreview {
        let slug = catalogue.entries[number].component.slug
        let kept = try sessions.session(for: request).playgrounds.withLock { $0[slug] }
        let live = playground.live(
            reading.values, id: "\(slug)-playground",
            action: address(of: number, alone: alone, reading.query),
            isDisabled: reading.stage.isDisabled, kept: kept)
        let rendering = live.render(answering: refusal)
        return PlayedPreview(
            playground: playground, entry: catalogue.entries[number], reading: reading, rendering: rendering,
            states: live.states(in: rendering.contract), refusal: refusal)
    }

    private func drawn(
        _ shown: PlayedPreview, alone: Bool, _ request: Request, status: Status = .ok
    ) -> Response {
        let look = request.look
        guard alone else {
            return Response.html(pages.playground(shown, look: look).bytes, status: status)
                .with(Self.vary + SafetyHeaders.framing)
        }
        let stage = shown.reading.stage
        let isForced = stage.isStill || !stage.forced.isEmpty
        let styles: Fragment =
            isForced
            ? "<link rel=\"stylesheet\" href=\"\(frameStyles.asset(isStill: stage.isStill).link)\">\n"
            : pages.links.stylesheets
        return Response.html(pages.playFrame(shown, styles: styles, look: look).bytes, status: status)
            .with(Self.vary + SafetyHeaders.page)
    }

    /// The page as the answer to what cannot be. It has a policy of its own, as it may hold a frame.
    private func refused(_ shown: PlayedPreview, alone: Bool, _ request: Request) -> Response {
        drawn(shown, alone: alone, request, status: .unprocessableContent)
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
