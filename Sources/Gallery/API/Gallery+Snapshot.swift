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
        let values = try restored(try object(in: request))
        do throws(WriteRefusal) {
            let (revision, shown) = try session.restore(values) { revision throws(Problem) in
                try request.checkPreconditions(self.tag(session, revision))
            }
            return tagged(document(of: shown, at: revision, session), session, revision)
        } catch {
            return try refused(error)
        }
    }

    /// Everything back to its first state.
    func reset(_ request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let all = Array(catalogue.exhibits.indices)
        let (revision, shown) = try session.reset(all) { revision throws(Problem) in
            try request.checkPreconditions(self.tag(session, revision))
        }
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

    /// What a snapshot gives back to each example that it names.
    private func restored(_ snapshot: [JSON.Member]) throws(Problem) -> [Restored] {
        guard let components = snapshot.first(where: { $0.name == "components" })?.value.object else {
            throw Problem(
                .unprocessableContent, "The snapshot has no member “components” that is an object.",
                field: "components")
        }
        var values: [Restored] = []
        for component in components {
            guard case .component = catalogue[Catalogue.path(component.name)] else {
                throw Problem(
                    .unprocessableContent,
                    "The snapshot names the component “\(component.name)”, which there is not.",
                    field: component.name)
            }
            for example in try inner(component, "an object with its examples") {
                let place = "\(component.name)/\(example.name)"
                guard case .example(let number) = catalogue[Catalogue.path(component.name, example.name)]
                else {
                    throw Problem(
                        .unprocessableContent,
                        "The snapshot names the example “\(place)”, which there is not.", field: place)
                }
                let members = try inner(example, "an object with its states")
                values.append((number, { @Sendable states throws(Refusal) in try states.texts(of: members) }))
            }
        }
        return values
    }

    private func inner(_ member: JSON.Member, _ what: String) throws(Problem) -> [JSON.Member] {
        if let members = member.value.object { return members }
        throw Problem(
            .unprocessableContent, "“\(member.name)” is \(member.value.kind); it must be \(what).",
            field: member.name)
    }
}

extension [LiveView.StateValue] {
    /// The form texts of JSON values that go back into these states.
    fileprivate func texts(of members: [JSON.Member]) throws(Refusal) -> [(name: String, texts: [String])] {
        var values: [(name: String, texts: [String])] = []
        var faults: [Refusal.Fault] = []
        for member in members {
            // What is no state of the example is refused with the rest of what does not fit.
            guard let kind = first(where: { $0.name == member.name })?.kind else {
                values.append((member.name, []))
                continue
            }
            if let texts = kind.restoredTexts(of: member.value) {
                values.append((member.name, texts))
            } else {
                faults.append(
                    Refusal.Fault(
                        field: member.name, state: member.name, value: nil,
                        message:
                            "\"\(member.name)\" cannot be \(member.value.shortText); it is \(kind.jsonName).",
                        allowed: []))
            }
        }
        guard faults.isEmpty else { throw Refusal(faults: faults, posted: []) }
        return values
    }
}

extension FieldKind {
    /// The form texts of a JSON value that goes back. A number that no control shows now is told as a text, and may come
    /// back as either.
    fileprivate func restoredTexts(of value: JSON) -> [String]? {
        switch (self, value) {
        case (.choice, .int(let number)): [String(number)]
        case (.integer, .string(let text)): [text]
        default: texts(of: value)
        }
    }
}
