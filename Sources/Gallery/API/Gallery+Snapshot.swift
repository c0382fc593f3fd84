internal import HTTP
internal import SwiftCN

extension Gallery {
    /// The state of everything, at once or when something has changed.
    func snapshot(_ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let all = Array(catalogue.exhibits.indices)
        return try poll(request, session, examples: all) { shown, revision in
            let response = self.tagged(self.document(of: shown, at: revision, session), session, revision)
            return response.unlessKnown(to: request, self.tag(session, revision))
        }
    }

    /// Puts back what a snapshot holds, all of it or nothing. What it does not name stays.
    func restore(_ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let members = try object(in: request)
        try request.checkPreconditions(tag(session, session.snapshot([]).revision))
        guard let components = members.first(where: { $0.name == "components" })?.value.object else {
            throw Problem(
                .unprocessableContent, "The snapshot has no member “components” that is an object.",
                field: "components")
        }
        var values: [(number: Int, values: [(name: String, texts: [String])])] = []
        for component in components {
            let examples = try inner(component, "an object with its examples")
            for example in examples {
                guard case .example(let number) = catalogue[Catalogue.path(component.name, example.name)]
                else {
                    throw Problem(
                        .unprocessableContent,
                        "The snapshot names the example “\(component.name)/\(example.name)”, which there is not.",
                        field: example.name)
                }
                let states = try inner(example, "an object with its states")
                values.append(
                    (number, try texts(of: states, session.snapshot([number]).shown[0], example.name)))
            }
        }
        do throws(Refusal) {
            try session.restore(values, by: .restore)
        } catch {
            return refused(error)
        }
        return answer(with: session)
    }

    /// Everything back to its first state.
    func reset(_ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        session.reset(Array(catalogue.exhibits.indices))
        return answer(with: session)
    }

    /// The state of everything, as the answer to what has changed it.
    func answer(with session: Session) -> Response {
        let (revision, shown) = session.snapshot(Array(catalogue.exhibits.indices))
        return tagged(document(of: shown, at: revision, session), session, revision)
    }

    /// The state of everything as JSON.
    func document(of shown: [Shown], at revision: Int, _ session: Session) -> JSON {
        let components = catalogue.entries.map { entry in
            JSON.Member(
                entry.component.slug,
                .object(
                    entry.examples.map {
                        JSON.Member(catalogue.exhibits[$0].example.slug, shown[$0].states.json)
                    }))
        }
        return [
            "session": session.name.map(JSON.string) ?? .null, "revision": .int(revision),
            "components": .object(components),
        ]
    }

    private func inner(_ member: JSON.Member, _ what: String) throws(Problem) -> [JSON.Member] {
        if let members = member.value.object { return members }
        throw Problem(
            .unprocessableContent, "“\(member.name)” is \(member.value.kind); it must be \(what).",
            field: member.name)
    }

    private func texts(
        of states: [JSON.Member], _ shown: Shown, _ example: String
    ) throws(Problem) -> [(name: String, texts: [String])] {
        var values: [(name: String, texts: [String])] = []
        for state in states {
            // What is no state of the example is refused with the rest of what does not fit.
            guard let kind = shown.states.first(where: { $0.name == state.name })?.kind else {
                values.append((state.name, []))
                continue
            }
            guard let texts = kind.texts(of: state.value) else {
                throw Problem(
                    .unprocessableContent,
                    "“\(state.name)” of “\(example)” cannot be \(state.value.shortText); it is \(kind.jsonName).",
                    field: state.name)
            }
            values.append((state.name, texts))
        }
        return values
    }
}
