import HTTP
import Testing

@testable import Gallery

@Suite("OpenAPI")
struct OpenAPITests {
    private static let document = shipped?.api(.get, "/openapi.json").document

    @Test("Every route is in the document, and every operation of it is routed")
    func routes() throws {
        let paths = try #require(Self.document?["paths"]?.object)
        var operations: Set<String> = []
        for path in paths {
            for operation in path.value.object ?? [] {
                operations.insert("\(operation.name.uppercased()) \(path.name)")
                #expect(operation.value["responses"]?.object?.isEmpty == false)
            }
        }
        var expected: Set<String> = []
        for route in Destination.routes {
            switch route.target {
            case .state, .patchState, .resetState:
                expected.formUnion(everyExample.map { "\(route.method.rawValue) /api\($0)" })
            default: expected.insert("\(route.method.rawValue) \(route.pattern)")
            }
        }
        #expect(operations == expected)
        let ids = paths.flatMap { $0.value.object ?? [] }.compactMap { $0.value["operationId"]?.string }
        #expect(Set(ids).count == operations.count)
    }

    @Test("Every reference in the document leads somewhere")
    func references() throws {
        let document = try #require(Self.document)
        for reference in Set(references(in: document)) {
            var place: JSON? = document
            for name in reference.dropFirst(2).split(separator: "/") { place = place?[String(name)] }
            #expect(place != nil, "\(reference) leads nowhere.")
        }
    }

    private func references(in value: JSON) -> [String] {
        switch value {
        case .array(let elements): elements.flatMap(references)
        case .object(let members):
            members.flatMap { member in
                member.name == "$ref" ? [member.value.string ?? ""] : references(in: member.value)
            }
        default: []
        }
    }

    @Test("The parameters of a path are those that its operations name")
    func parameters() throws {
        let document = try #require(Self.document)
        for path in document["paths"]?.object ?? [] {
            let wanted = Set(path.name.matches(of: /\{([^}]*)\}/).map { String($0.1) })
            for operation in path.value.object ?? [] {
                let named = references(in: operation.value["parameters"] ?? []).compactMap { reference in
                    let parameter = reference.split(separator: "/").last.map(String.init) ?? ""
                    let found = document["components"]?["parameters"]?[parameter]
                    return found?["in"] == "path" ? found?["name"]?.string : nil
                }
                #expect(Set(named) == wanted, "\(operation.name) \(path.name)")
            }
        }
    }

    @Test("It does not depend on what was changed, and can be had as 304")
    func stable() throws {
        let gallery = try freshGallery()
        let first = try #require(shipped).api(.get, "/openapi.json")
        _ = gallery.api(.patch, "/api/components/switch/basic", #"{"isOn": true}"#)
        let second = gallery.api(.get, "/openapi.json")
        #expect(first.body == second.body)
        let tag = try #require(second.header("ETag"))
        #expect(gallery.api(.get, "/openapi.json", fields: [("If-None-Match", tag)]).status == .notModified)
    }
}
