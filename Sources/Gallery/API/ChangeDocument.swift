internal import HTTP
internal import Platform
internal import SwiftCN

extension Catalogue {
    /// A change as JSON tells it.
    func document(of change: Change) -> JSON {
        [
            "revision": .int(change.revision), "when": .string(change.moment.iso8601),
            "by": .string(change.author.rawValue), "changes": .array(change.parts.map(document)),
        ]
    }

    private func document(of part: Change.Part) -> JSON {
        let exhibit = exhibits[part.example]
        return [
            "component": .string(exhibit.component.slug), "example": .string(exhibit.example.slug),
            "path": .string(exhibit.path), "title": .string(exhibit.fullTitle),
            "from": part.from.json, "to": part.to.json,
        ]
    }

    /// The request that repeats a change: a write to its example where it was one, else what it put back.
    func repetition(of change: Change) -> (method: String, path: String, body: JSON) {
        if let part = change.parts.first, change.author == .form || change.author == .json {
            return ("PATCH", exhibits[part.example].statePath, part.to.json)
        }
        var components: [JSON.Member] = []
        for part in change.parts {
            let exhibit = exhibits[part.example]
            let example = JSON.Member(exhibit.example.slug, part.to.json)
            if components.last?.name == exhibit.component.slug, let last = components.popLast() {
                components.append(JSON.Member(last.name, .object((last.value.object ?? []) + [example])))
            } else {
                components.append(JSON.Member(exhibit.component.slug, .object([example])))
            }
        }
        return ("PUT", "/api/state", ["components": .object(components)])
    }
}
