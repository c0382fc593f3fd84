import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Refused JSON")
struct JSONRefusalTests {
    private static let probed = try? gallery(of: .kinds)
    private static let path = "/api/components/kinds/basic"

    struct Case: Sendable, CustomTestStringConvertible {
        var body: String
        var field: String
        var says: String
        var allowed: [String]
        var testDescription: String { body }

        init(_ body: String, _ field: String, _ says: String, _ allowed: [String] = []) {
            self.body = body
            self.field = field
            self.says = says
            self.allowed = allowed
        }
    }

    static let cases = [
        Case(
            #"{"isOn": "true"}"#, "isOn", #""isOn" cannot be "true"; it is true or false"#, ["true", "false"]),
        Case(#"{"isOn": 1}"#, "isOn", #""isOn" cannot be 1; it is true or false"#, ["true", "false"]),
        Case(#"{"isOn": null}"#, "isOn", "cannot be null", ["true", "false"]),
        Case(
            #"{"members": "a"}"#, "members", #"it is an array of option ids, each once ("a", "b")"#,
            ["a", "b"]),
        Case(#"{"members": ["a", 1]}"#, "members", #"cannot be ["a",1]"#, ["a", "b"]),
        Case(#"{"members": ["a", "a"]}"#, "members", #"cannot be ["a","a"]"#, ["a", "b"]),
        Case(#"{"members": null}"#, "members", "cannot be null", ["a", "b"]),
        Case(#"{"members": ["z"]}"#, "members", #""z" is not an option of "members""#, ["a", "b"]),
        Case(#"{"members": ["c"]}"#, "members", #""c" is a disabled option of "members""#, ["a", "b"]),
        Case(#"{"single": ["one", "two"]}"#, "single", "takes at most 1 of", ["one", "two"]),
        Case(#"{"choice": null}"#, "choice", "cannot be null; it is an option's id", ["a", "b"]),
        Case(#"{"choice": ["a"]}"#, "choice", #"cannot be ["a"]"#, ["a", "b"]),
        Case(#"{"choice": ""}"#, "choice", #""" is not an option"#, ["a", "b"]),
        Case(#"{"choice": "c"}"#, "choice", "is a disabled option", ["a", "b"]),
        Case(
            #"{"option": ""}"#, "option", #"cannot be ""; it is an option's id, or null for none"#,
            ["a", "b"]),
        Case(#"{"option": false}"#, "option", "cannot be false", ["a", "b"]),
        Case(#"{"text": 5}"#, "text", #""text" cannot be 5; it is a string"#),
        Case(#"{"text": "123456789"}"#, "text", "takes at most 8 characters"),
        Case(#"{"number": "5"}"#, "number", #"cannot be "5"; it is a whole number"#),
        Case(#"{"number": 5.5}"#, "number", "cannot be 5.5; it is a whole number"),
        Case(#"{"number": 10}"#, "number", "it is a whole number from 1 to 9"),
        Case(#"{"number": 1e300}"#, "number", "it is a whole number"),
        Case(#"{"isLocked": false}"#, "isLocked", "is disabled and takes no value now"),
        Case(#"{"nothing": 1}"#, "nothing", #"There is no state "nothing" here; the states are "isOn""#),
        Case(#"{"count": 1}"#, "count", #"There is no state "count" here"#),
        Case(#"{"isOn.toggle": true}"#, "isOn.toggle", #"There is no state "isOn.toggle" here"#),
        Case(#"{"members.insert": "b"}"#, "members.insert", "There is no state"),
        Case(#"{"isOn": {"a": "\#(String(repeating: "x", count: 200))"}}"#, "isOn", "…"),
    ]

    @Test("Says which field, why, and what is allowed, and changes nothing", arguments: cases)
    func refused(test: Case) throws {
        let gallery = try #require(Self.probed)
        // A valid write beside it is not made either.
        let body = test.body.dropLast() + #", "isShown": true}"#
        for body in [test.body, String(body)] {
            let answer = gallery.api(.patch, Self.path, body)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.header("Content-Type") == "application/problem+json")
            let document = try #require(answer.document)
            #expect(document["status"] == 422)
            #expect(document["field"]?.string == test.field)
            #expect(document["detail"]?.string?.contains(test.says) == true, "\(answer.text)")
            let allowed = document["allowed"]?.array?.compactMap(\.string) ?? []
            #expect(test.allowed.isEmpty || allowed == test.allowed)
            #expect(document["faults"]?[0]?["field"]?.string == test.field)
        }
        #expect(gallery.api(.get, Self.path).document?["revision"] == 0)
    }

    @Test("An empty object is refused, and told what can be written")
    func empty() throws {
        let answer = try #require(Self.probed).api(.patch, Self.path, "{}")
        #expect(answer.status == .unprocessableContent)
        #expect(answer.document?["allowed"]?.array?.contains("isOn") == true)
    }

    @Test("All that is wrong is told at once")
    func several() throws {
        let body = #"{"isOn": 1, "nothing": 2, "number": "x"}"#
        let faults = try #require(Self.probed).api(.patch, Self.path, body).document?["faults"]?.array
        #expect(faults?.compactMap { $0["field"]?.string } == ["isOn", "nothing", "number"])
    }

    @Test(
        "What is no object is refused",
        arguments: [("[]", "an array"), ("5", "a number"), ("null", "null"), (#""isOn""#, "a string")])
    func noObject(body: String, kind: String) throws {
        let answer = try #require(Self.probed).api(.patch, Self.path, body)
        #expect(answer.status == .unprocessableContent)
        #expect(answer.document?["detail"]?.string?.contains(kind) == true)
    }

    @Test(
        "What is no JSON is refused as malformed",
        arguments: [
            "", "{", "isOn=true", #"{"isOn": true,}"#, #"{"isOn": true, "isOn": false}"#, "{} {}",
            "\u{FEFF}{}",
        ])
    func junk(body: String) throws {
        let gallery = try #require(Self.probed)
        for (method, path) in [(Method.patch, Self.path), (.put, "/api/state")] {
            let answer = gallery.api(method, path, body)
            #expect(answer.status == .badRequest)
            #expect(answer.document?["detail"]?.string?.contains("at byte") == true)
        }
    }

    @Test(
        "A body of another type is refused with a hint for curl",
        arguments: [
            "application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", "nonsense",
            "application/merge-patch+json",
        ])
    func otherType(type: String) throws {
        let gallery = try #require(Self.probed)
        for (method, path) in [(Method.patch, Self.path), (.put, "/api/state")] {
            let answer = gallery.api(method, path, "{}", fields: [("Content-Type", type)])
            #expect(answer.status == .unsupportedMediaType)
            #expect(answer.document?["detail"]?.string?.contains("curl --json") == true)
            #expect(answer.header("Accept") == "application/json")
        }
    }

    @Test("A disabled control takes nothing as JSON either", arguments: everyExample)
    func disabled(path: String) throws {
        let gallery = try #require(shipped)
        for field in try #require(gallery.shown(path)).rendering.contract.fields where !field.isEnabled {
            let state = try #require(gallery.json(path)?[field.name])
            let body = JSON.object([JSON.Member(field.name, state)]).text()
            let answer = gallery.api(.patch, "/api\(path)", body)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.document?["detail"]?.string?.contains("disabled") == true)
        }
    }

    @Test("What there is not is 404 with the nearest names")
    func unknown() throws {
        let gallery = try #require(shipped)
        for path in ["/api/components/swich/basic", "/api/components/switch/absent", "/api/nothing"] {
            let answer = gallery.api(.get, path)
            #expect(answer.status == .notFound)
            #expect(answer.header("Content-Type") == "application/problem+json")
        }
        #expect(gallery.api(.patch, "/api/components/switch/absent", "{}").status == .notFound)
        #expect(gallery.api(.post, "/api/state", "{}").status == .methodNotAllowed)
    }
}
