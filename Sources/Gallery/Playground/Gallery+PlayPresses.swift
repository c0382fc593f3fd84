internal import HTTP
internal import SwiftCN

extension Gallery {
    /// Answers a press in the preview of a playground with the way to the address that says what comes of it.
    ///
    /// Every state of a preview is a parameter of the same name, so an address is the whole of what is shown, and nothing
    /// is kept. There is nothing, then, that could have changed meanwhile: preconditions are not asked, as none may be
    /// where the answer is a redirection (RFC 9110, section 13.2.1).
    func pressPlayground(_ number: Int, in place: PlayPlace, _ request: Request) throws(Problem) -> Response {
        let fields = try FormFields.decode(request).fields
        guard fields.count <= Self.mostFields else {
            throw Problem(
                .contentTooLarge, "The post has \(fields.count) fields; at most \(Self.mostFields) are taken."
            )
        }
        let (playground, reading) = try readPlayground(number, request)
        guard reading.faults.isEmpty else {
            return try refuse(playground, reading, number, in: place, request)
        }
        let live = live(playground, reading, number, in: place)
        let drawing = live.render()
        let posted = fields.map { Write($0.name, $0.value) }
        let pressed: PlayReading
        do throws(Refusal) {
            pressed = try playground.reading(after: posted, to: live, as: drawing, from: reading)
        } catch {
            return try refuse(playground, reading, number, in: place, request, refusal: error)
        }
        let path = address(of: number, in: place, try held(pressed).query)
        let named = request.queryFields.last(of: "control")
        let control = drawing.controls.first { $0.id == named }?.id ?? drawing.controls.pressed(by: posted)
        // What was pressed in a frame is no element of the page around it.
        let anchor = place == .page && reading.stage.isFramed ? Pages.playDeskID : control
        // Of a view with several states, those that it shows.
        let contract = live.render().contract
        let states = live.states(in: contract).filter { contract[$0.name] != nil }
        return sent(
            to: path + (anchor.map { "#\($0)" } ?? ""),
            text: "\(states.lines)http://\(request.look.authority)\(path)\n")
    }
}

extension Playground {
    /// Writes a post to a view, and tells the address of what comes of it. A form of which nothing can be filled in posts
    /// nothing, and changes nothing.
    fileprivate func reading(
        after posted: [Write], to live: LiveView, as drawing: Rendering, from reading: PlayReading
    ) throws(Refusal) -> PlayReading {
        guard !posted.isEmpty else { return reading }
        let before = live.states(in: drawing.contract)
        _ = try live.write(posted, against: drawing.contract)
        let after = live.states(in: live.render().contract)
        let changed = zip(before, after).filter { $0.texts != $1.texts }.map(\.1)
        let pressed = PlayReading(reading.canonical.setting(changed), self)
        guard pressed.faults.isEmpty else { throw Refusal(faults: pressed.faults, posted: posted) }
        return pressed
    }
}

extension FormFields {
    /// The same with these states, each a field of its own name; none is said by an empty text.
    fileprivate func setting(_ states: [LiveView.StateValue]) -> FormFields {
        let kept = fields.filter { field in !states.contains { $0.name == field.name } }
        return FormFields(
            kept
                + states.flatMap { state in
                    (state.texts.isEmpty ? [""] : state.texts).map { Field(state.name, $0) }
                })
    }
}
