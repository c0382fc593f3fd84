import Foundation
import SwiftCN
import Testing

@testable import Gallery

@Suite("The state matrices")
struct StateMatrixTests {
    @Test(
        "A matrix has every way to take one value of each axis, once",
        arguments: Component.all.flatMap(\.matrices))
    func product(matrix: StateMatrix) {
        let count = matrix.axes.reduce(1) { $0 * $1.values.count }
        #expect(matrix.combinations.count == count)
        #expect(Set(matrix.combinations.map(\.values)).count == count)
        #expect(Set(matrix.combinations.map(\.id)).count == count)
        for combination in matrix.combinations {
            #expect(zip(matrix.axes, combination.values).allSatisfy { $0.values.contains($1) })
        }
    }

    @Test(
        "The values of an axis can be told apart, and a Bool has both of its own",
        arguments: Component.all.flatMap(\.matrices))
    func values(matrix: StateMatrix) {
        #expect(Set(matrix.axes.map(\.name)).count == matrix.axes.count)
        for axis in matrix.axes {
            let names = Set(axis.values.map(\.name))
            #expect(names.count == axis.values.count)
            #expect(Set(axis.values.map(\.title.slug)).count == axis.values.count)
            if names.contains("true") || names.contains("false") { #expect(names == ["true", "false"]) }
        }
    }

    @Test("Every component has a matrix, and every id is there once")
    func components() {
        for component in Component.all {
            #expect(!component.matrices.isEmpty, "\(component.slug)")
            let ids = component.matrices.flatMap { $0.combinations.map(\.id) }
            #expect(Set(ids).count == ids.count, "\(component.slug)")
        }
    }

    @Test(
        "How many combinations there are",
        arguments: [
            ("CNCheckbox", 24), ("LabeledCheckbox", 48), ("Checkbox", 12), ("CNSwitch", 48),
            ("SpringToggleStyle", 16), ("CNToggle", 24), ("CNToggleGroup", 72), ("ToggleStyle", 24),
            ("CNRadioGroup", 24), ("CNSelect", 24), ("CNNativeSelect", 24), ("CNAccordion", 16),
            ("CNCollapsible", 8), ("Form", 44),
        ])
    func count(title: String, count: Int) throws {
        let component = try #require(Component.all.first { $0.matrices.contains { $0.title == title } })
        let section = String(
            decoding: MatrixSections(of: [component])[component.slug].bytes, as: UTF8.self)
        #expect(section.contains("<code>\(title)</code> <span>\(count) combinations</span>"))
        let all = component.matrices.reduce(0) { $0 + $1.combinations.count }
        #expect(section.components(separatedBy: "class=\"matrix-cell\"").count - 1 == all)
    }

    @Test("Every enumeration that a component is set up with is an axis, with all its cases")
    func enumerations() throws {
        let enumerations = ListedEnumeration.all(in: "SwiftCN")
        #expect(enumerations.map(\.name).sorted() == ["CNAccordionMode", "CheckboxMark", "ContentPlacement"])
        let axes = Set(Component.all.flatMap(\.matrices).flatMap(\.axes).map { $0.values.map(\.name) })
        for enumeration in enumerations { #expect(axes.contains(enumeration.cases)) }
        #expect(axes.contains(ControlSize.allCases.map { String(describing: $0) }))
        #expect(axes.contains(Axis.allCases.map { String(describing: $0) }))
        #expect(axes.contains(Control.Toggled.allCases.map { String(describing: $0) }))
    }

    @Test("Every toggle style that has a name is an axis value")
    func styles() {
        let names = ["SwiftCN", "ViewKit"].flatMap(ListedEnumeration.namedToggleStyles)
        #expect(names.sorted() == (BuiltInToggleStyle.allCases.map { "\($0)" } + ["automatic"]).sorted())
    }
}
