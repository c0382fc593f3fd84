internal import HTTP

/// The changes of a session as Server-Sent Events (HTML Living Standard, section 9.2).
///
/// Each event's id is the session's run and its revision. A client that comes back with the last id it has seen is
/// sent what it missed; where that is no longer known, the whole state first.
final class EventStream: StreamSource {
    let heartbeat = Array(": \n\n".utf8)
    private let gallery: Gallery
    private let session: Session
    private let lastEventID: String?
    private let listening: Listening

    init(_ gallery: Gallery, _ session: Session, lastEventID: String?) {
        self.gallery = gallery
        self.session = session
        self.lastEventID = lastEventID
        listening = Listening(to: session)
    }

    func open(_ sink: any StreamSink) {
        listening.join { content in
            for event in self.greeting(&content) { _ = sink.send(event) }
            if content.isEnded { sink.finish() }
        } to: { [weak self] news in
            guard let self, let news else { return sink.finish() }
            _ = sink.send(news.event(self.event))
        }
    }

    func close() { listening.leave() }

    /// What a client is sent first.
    private func greeting(_ content: inout SessionContent) -> [[UInt8]] {
        let hello = event("hello", at: content.revision, ["revision": .int(content.revision)])
        guard let lastEventID else { return [hello] }
        if let revision = revision(of: lastEventID),
            let missed = content.history.changes(after: revision, upTo: content.revision)
        {
            return missed.map(event)
        }
        let all = Array(gallery.catalogue.exhibits.indices)
        let shown = content.shown(all)
        let document = gallery.document(of: all.compactMap { shown[$0] }, at: content.revision, session)
        return [event("snapshot", at: content.revision, document)]
    }

    /// The revision in an id of this session; nil in any other.
    private func revision(of id: String) -> Int? {
        guard id.hasPrefix("\(session.run)-") else { return nil }
        return Int(id.dropFirst(session.run.count + 1))
    }

    private func event(_ change: Change) -> [UInt8] {
        event("change", at: change.revision, gallery.catalogue.document(of: change))
    }

    /// JSON in one line holds no line end, so it is one data field.
    private func event(_ name: String, at revision: Int, _ data: JSON) -> [UInt8] {
        Array("id: \(session.run)-\(revision)\nevent: \(name)\ndata: ".utf8) + data.bytes()
            + Array("\n\n".utf8)
    }
}

extension Gallery {
    /// The changes of the session from now on, or from the last one that the client has seen.
    func events(_ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        var response = Response(.ok, contentType: MediaType.eventStream, body: []).with(
            [(name: "Cache-Control", value: "no-store"), (name: "Vary", value: "Cookie, \(Sessions.header)")]
                + SafetyHeaders.all)
        response.stream = EventStream(self, session, lastEventID: request.headers["Last-Event-ID"])
        return response
    }
}
