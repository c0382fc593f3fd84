import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("States as JSON")
struct StateTests {
    // Examples share no state, so all the cases of one test may share a gallery.
    private static let formed = try? freshGallery()
    private static let patched = try? freshGallery()
    private static let pressed = try? freshGallery()

    @Test("Whatever a form can write, JSON can write to the same effect", arguments: everyExample)
    func sameAsForm(path: String) throws {
        let form = try #require(Self.formed)
        let json = try #require(Self.patched)
        let first = try #require(json.json(path))
        #expect(first == form.json(path))
        for field in try #require(form.shown(path)).rendering.contract.fields {
            for candidate in candidates(for: field) where !candidate.writes.isEmpty {
                let body = FormFields(candidate.writes.map { .init($0.name, $0.value) }).urlencoded
                let posted = form.curl(.post, path, body)
                let object = JSON.object([JSON.Member(field.name, candidate.value)]).text()
                let answer = json.api(.patch, "/api\(path)", object)
                if posted.status == .seeOther {
                    #expect(answer.status == .ok, "\(object) was refused: \(answer.text)")
                    #expect(answer.document?["state"] == json.json(path))
                } else {
                    #expect(posted.status == .unprocessableContent)
                    #expect(answer.status == posted.status)
                    #expect(answer.document?["detail"] == posted.document?["detail"])
                    #expect(answer.document?["allowed"] == posted.document?["allowed"])
                }
                #expect(form.json(path) == json.json(path), "\(object) and \(body) led to different states.")
            }
        }
        let reset = json.api(.delete, "/api\(path)")
        #expect(reset.status == .ok)
        #expect(reset.document?["state"] == first)
        #expect(json.json(path) == first)
    }

    private struct Candidate {
        var value: JSON
        var writes: [Write]
    }

    /// Values that the field takes or refuses, as JSON and as a form has them.
    private func candidates(for field: FormContract.Field) -> [Candidate] {
        let name = field.name
        let one = { (text: String, value: JSON) in Candidate(value: value, writes: [Write(name, text)]) }
        let options = field.options.map { one($0.id, .string($0.id)) }
        let none = Write("\(name).removeAll", "")
        switch field.kind {
        case .bool: return [one("true", true), one("false", false)]
        case .choice: return options + [one("absent", "absent")]
        case .optionalChoice: return options + [Candidate(value: .null, writes: [none])]
        case .text(let limit):
            return [
                "Ada", "", String(repeating: "é", count: limit), String(repeating: "x", count: limit + 1),
            ]
            .map { one($0, .string($0)) }
        case .integer(let range):
            return [range.lowerBound, range.upperBound, range.upperBound + 1].map { one("\($0)", .int($0)) }
        case .members:
            let ids = field.allowed
            let singles = field.options.map {
                Candidate(value: [.string($0.id)], writes: [Write(name, $0.id)])
            }
            return singles + [
                Candidate(
                    value: .array(ids.map(JSON.string)), writes: ids.map { Write(name, $0) }),
                Candidate(value: [], writes: [none]),
            ]
        }
    }

    @Test("A press can be made as JSON too, and both say the same state", arguments: everyExample)
    func document(path: String) throws {
        let gallery = try #require(Self.pressed)
        let response = gallery.api(.get, "/api\(path)")
        #expect(response.status == .ok)
        #expect(response.header("Content-Type") == "application/json")
        let document = try #require(response.document)
        let shown = try #require(gallery.shown(path))
        #expect(document["controls"]?.array?.count == shown.rendering.controls.count)
        for (control, json) in zip(shown.rendering.controls, document["controls"]?.array ?? []) {
            #expect(json["id"]?.string == control.id)
            #expect(json["name"]?.string == control.name)
            #expect(json["enabled"]?.bool == control.isEnabled)
            #expect(!control.name.isEmpty)
        }
        let states = try #require(document["state"]?.object).map(\.name)
        for field in document["writes"]?.array ?? [] {
            #expect(states.contains(field["state"]?.string ?? ""))
        }
        let all = try #require(gallery.components())
        let parts = path.split(separator: "/").map(String.init)
        #expect(all[parts[1]]?[parts[2]] == document["state"])
    }

    @Test("The catalogue lists every example with what its own document says")
    func catalogue() throws {
        let gallery = try freshGallery()
        let components = try #require(gallery.api(.get, "/api/components").document?["components"]?.array)
        let examples = components.flatMap { $0["examples"]?.array ?? [] }
        #expect(examples.compactMap { $0["path"]?.string } == everyExample)
        for example in examples {
            let own = try #require(gallery.api(.get, example["api"]?.string ?? "").document?.object)
            for member in own { #expect(example[member.name] == member.value) }
        }
    }

    @Test("A Set comes in the order of its options, and none is null")
    func shapes() throws {
        let gallery = try gallery(of: .kinds)
        let path = "/api/components/kinds/basic"
        let state = gallery.api(.patch, path, #"{"members": ["b", "a"], "option": null, "number": 4.0}"#)
        #expect(state.document?["state"]?["members"] == ["a", "b"])
        #expect(state.document?["state"]?["option"] == .null)
        #expect(state.document?["state"]?["number"] == 4)
        #expect(state.document?["state"]?["single"] == [])
    }

    @Test("Many states can be written together")
    func together() throws {
        let gallery = try gallery(of: .kinds)
        let body =
            #"{"isOn": true, "single": ["two"], "choice": "b", "option": "a", "text": "Ada", "number": 9}"#
        let answer = gallery.api(.patch, "/api/components/kinds/basic", body)
        #expect(answer.status == .ok)
        #expect(answer.document?["revision"] == 1)
        for member in try #require(try JSON(parsing: Array(body.utf8)).object) {
            #expect(answer.document?["state"]?[member.name] == member.value)
        }
    }
}
