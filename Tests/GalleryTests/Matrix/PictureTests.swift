import SwiftCN
import Testing

@testable import Gallery

@Suite("The pictures in a state matrix")
struct PictureTests {
    @Test("A picture offers nothing and posts nothing", arguments: Component.all.flatMap(\.matrices))
    func inert(matrix: StateMatrix) throws {
        for combination in matrix.combinations {
            let picture = try combination.picture()
            #expect(picture.contract.fields.isEmpty)
            #expect(picture.controls.allSatisfy { $0.press.isEmpty && $0.offers.isEmpty })
            let html = String(decoding: picture.html, as: UTF8.self)
            for trace in ["<form", " name=", "submit", "type=\"hidden\"", "view-transition-name"] {
                #expect(!html.contains(trace), "\(combination.id) has \(trace)")
            }
        }
    }

    @Test("No two elements of a component's pictures have the same id", arguments: Component.all)
    func ids(component: Component) throws {
        let section = String(
            decoding: MatrixSections(of: [component])[component.slug].bytes, as: UTF8.self)
        let ids = section.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
        #expect(!ids.isEmpty)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.hasPrefix("matrix") })
    }

    @Test("What a picture shows is what its combination says", arguments: Component.all.flatMap(\.matrices))
    func agreement(matrix: StateMatrix) throws {
        for combination in matrix.combinations {
            let values = Dictionary(uniqueKeysWithValues: zip(matrix.axes.map(\.name), combination.values))
            let controls = try combination.picture().controls
            #expect(!controls.isEmpty, "\(combination.id)")
            if let isEnabled = values["enabled"]?.name {
                #expect(controls.allSatisfy { "\($0.isEnabled)" == isEnabled }, "\(combination.id)")
            }
            if let isOn = values["on"]?.name ?? values["expanded"]?.name {
                #expect(controls.first?.state?.rawValue == isOn, "\(combination.id)")
            }
            if let state = values["state"]?.name {
                #expect(controls.first?.state.map { "\($0)" } == state, "\(combination.id)")
            }
            if let isInvalid = values["invalid"]?.name {
                #expect("\(controls.first?.description != nil)" == isInvalid, "\(combination.id)")
            }
        }
    }
}
