internal import HTTP
internal import SwiftCN

extension Gallery {
    /// The last changes, oldest first.
    func history(_ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let history = session.history
        let changes = history.changes.map { change -> JSON in
            let curl = replay(for: request, session).line(change)
            return .object(
                (catalogue.document(of: change).object ?? []) + [JSON.Member("curl", .string(curl))])
        }
        let document: JSON = [
            "session": session.name.map(JSON.string) ?? .null,
            "canUndo": .bool(history.undoable != nil), "canRedo": .bool(history.redoable != nil),
            "changes": .array(changes),
        ]
        let revision = history.changes.last?.revision ?? 0
        return tagged(document, session, revision).unlessKnown(to: request, tag(session, revision))
    }

    /// Takes the last change back, or makes it again.
    func step(_ author: Change.Author, _ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let change = try session.step(author) { revision throws(Problem) in
            try request.checkPreconditions(self.tag(session, revision))
        }
        guard request.prefersHTML else {
            guard let change else {
                let what = author == .undo ? "no change to take back" : "no change to make again"
                throw Problem(.conflict, "There is \(what).")
            }
            return tagged(catalogue.document(of: change), session, change.revision)
        }
        return Response.redirect(.seeOther, to: "\(Self.historyPath)#\(author.rawValue)").with(
            SafetyHeaders.all)
    }

    /// Where the page of changes is.
    static let historyPath = "/history"

    /// The changes as a script that makes them again.
    func replay(_ form: Replay.Form, _ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let text = replay(for: request, session).text(of: Array(session.history.changes), as: form)
        return Response.text(text).with([(name: "Cache-Control", value: "no-store")] + SafetyHeaders.all)
    }

    func replay(for request: Request, _ session: Session) -> Replay {
        Replay(catalogue: catalogue, address: "http://\(request.look.authority)", session: session.name)
    }
}
