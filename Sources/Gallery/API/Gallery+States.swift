internal import HTTP
internal import SwiftCN

extension Gallery {
    /// Everything that can be read and written, for tools that look around.
    func components(_ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let (revision, shown) = session.snapshot(Array(catalogue.exhibits.indices))
        let components = catalogue.entries.map { entry -> JSON in
            let examples = entry.examples.map { number -> JSON in
                let exhibit = catalogue.exhibits[number]
                let about: [JSON.Member] = [
                    JSON.Member("title", .string(exhibit.example.title)),
                    JSON.Member("summary", .string(exhibit.example.summary)),
                    JSON.Member("path", .string(exhibit.path)),
                    JSON.Member("api", .string(exhibit.statePath)),
                ]
                return .object(about + (exhibit.document(shown[number]).object ?? []))
            }
            return [
                "component": .string(entry.component.slug), "title": .string(entry.component.title),
                "summary": .string(entry.component.summary), "path": .string(entry.path),
                "examples": .array(examples),
            ]
        }
        let document: JSON = ["revision": .int(revision), "components": .array(components)]
        return tagged(document, session, revision).unlessKnown(to: request, tag(session, revision))
    }

    /// The state and the controls of one example, at once or when it has changed.
    func state(of number: Int, _ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let exhibit = catalogue.exhibits[number]
        return try poll(request, session, examples: [number]) { shown, _ in
            let response = self.tagged(exhibit.document(shown[0]), session, shown[0].revision)
            return response.unlessKnown(to: request, self.tag(session, shown[0].revision))
        }
    }

    /// Writes the states that a JSON object names, all of them or none.
    func patch(_ number: Int, _ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let members = try object(in: request)
        do throws(WriteRefusal) {
            let check = { (revision: Int) throws(Problem) in
                try request.checkPreconditions(self.tag(session, revision))
            }
            let written = try session.write(to: number, by: .json, check: check) { contract throws(Refusal) in
                try contract.writes(of: members)
            }
            let document = catalogue.exhibits[number].revisedHead(written.shown)
            let run = session.run
            let answer = { @Sendable (revision: Int) in
                Self.tagged(document.bytes(at: revision), Self.tag(run, revision))
            }
            var response = answer(written.shown.revision)
            if let step = written.step, request.isUnconditional {
                response.shortcut = RepeatedWrite(
                    step, of: number, in: session, by: .json, response: { KeptResponse(answer($0)) })
            }
            return response
        } catch {
            return try refused(error)
        }
    }

    /// Puts one example back to its first state.
    func reset(_ number: Int, _ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let shown = try session.reset(
            [number],
            check: { revision throws(Problem) in
                try request.checkPreconditions(self.tag(session, revision))
            }
        ).shown[0]
        return tagged(catalogue.exhibits[number].head(shown), session, shown.revision)
    }

    /// The object that a JSON write holds.
    func object(in request: Request) throws(Problem) -> [JSON.Member] {
        let document = try JSON.decode(request)
        guard let members = document.object else {
            throw Problem(
                .unprocessableContent,
                "The body is \(document.kind); it must be an object with a member for each state.")
        }
        return members
    }

    /// The answer to a write that was refused.
    func refused(_ refusal: WriteRefusal) throws(Problem) -> Response {
        switch refusal {
        case .problem(let problem): throw problem
        case .refusal(let refusal): return self.refused(refusal)
        }
    }

    func refused(_ refusal: Refusal) -> Response {
        self.refusal(
            Response(.unprocessableContent, contentType: MediaType.problem, body: refusal.document.bytes()))
    }

    /// A document of a session at a revision, with its tag.
    func tagged(_ document: JSON, _ session: Session, _ revision: Int) -> Response {
        Self.tagged(document.bytes(), tag(session, revision))
    }

    private static func tagged(_ document: [UInt8], _ tag: ETag) -> Response {
        var response = Response(.ok, headers: fields, body: document)
        response.headers.append((name: "ETag", value: tag.headerValue))
        return response
    }

    /// The fields of every document of a session, but for its tag.
    private static let fields =
        [
            (name: "Content-Type", value: MediaType.json), (name: "Cache-Control", value: "no-cache"),
            (name: "Vary", value: "Cookie, \(Sessions.header)"),
        ] + SafetyHeaders.all

    func tag(_ session: Session, _ revision: Int) -> ETag { Self.tag(session.run, revision) }

    private static func tag(_ run: String, _ revision: Int) -> ETag { ETag("\(run)-\(revision)") }
}

extension Response {
    /// It, or the 304 that stands for it where the client has it already.
    func unlessKnown(to request: Request, _ tag: ETag) -> Response {
        guard request.isNotModified(tag) else { return self }
        var response = self
        response.status = .notModified
        return response
    }
}
