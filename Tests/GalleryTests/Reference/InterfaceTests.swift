import Foundation
import Testing

@testable import Gallery

@Suite("The tables of a page's types")
struct InterfaceTests {
    private static let sources = URL(filePath: root).appending(path: "Sources")
    private static let reading = try? SourceReading(["SwiftCN", "ViewKit/Views"], in: sources)
    private static let pages = (shipped?.catalogue.entries ?? []).map(\.path)

    private func tables(_ path: String) throws -> [ShownTable] {
        ShownTable.all(of: try #require(shipped).get(path).text)
    }

    @Test("A page has a table for every public type of its own files", arguments: pages)
    func types(path: String) throws {
        let reading = try #require(Self.reading)
        let entry = try #require(shipped?.catalogue.entries.first { $0.path == path })
        let own = entry.reference.files.flatMap { reading.declared[$0.path] ?? [] }
        #expect(!own.isEmpty)
        #expect(Set(own).subtracting(try tables(path).map(\.type)) == [])
    }

    @Test(
        "The parameters of all initializers are those of the sources, with type and default", arguments: pages
    )
    func parameters(path: String) throws {
        let reading = try #require(Self.reading)
        for table in try tables(path) where !table.type.contains(".") {
            let shown = table.groups.filter(\.isInitializer).flatMap(\.facts).sorted()
            #expect(shown == reading.types[table.type]?.parameters, "\(table.type)")
        }
    }

    @Test("All that can be set is shown, with type and first value", arguments: pages)
    func properties(path: String) throws {
        let reading = try #require(Self.reading)
        for table in try tables(path) where !table.type.contains(".") && table.type != "ToggleStyle" {
            let group = table.groups.first { $0.head == "Properties" }
            let shown = (group?.rows ?? []).filter { $0[2] != "read only" }
            for property in reading.types[table.type]?.properties ?? [] {
                let fact = property.components(separatedBy: " | ")
                let row = try #require(shown.first { $0[0] == fact[0] }, "\(table.type).\(fact[0])")
                #expect(row[1] == fact[1] || fact[1].isEmpty && !row[1].isEmpty, "\(table.type).\(fact[0])")
                #expect(row[2] == fact[2], "\(table.type).\(fact[0])")
            }
            #expect(shown.count == reading.types[table.type]?.properties.count, "\(table.type)")
        }
    }

    @Test("All cases of an enumeration are shown", arguments: pages)
    func cases(path: String) throws {
        let reading = try #require(Self.reading)
        for table in try tables(path) where !table.type.contains(".") {
            let shown = table.groups.filter { $0.head == "Cases" }.flatMap(\.rows).map { $0[0] }
            #expect(shown == reading.types[table.type]?.cases, "\(table.type)")
        }
    }

    @Test("Every type, parameter, property and case has a meaning", arguments: pages)
    func meanings(path: String) throws {
        let tables = try tables(path)
        #expect(!tables.isEmpty)
        for table in tables {
            #expect(table.introduction.hasSuffix("."), "\(table.type)")
            for row in table.groups.flatMap(\.rows) {
                #expect(row.count == 4 || table.groups.map(\.head) == ["Cases"] && row.count == 2)
                #expect(row.last?.hasSuffix(".") == true, "\(table.type): \(row)")
            }
        }
    }

    @Test("The second reading finds what is there at all")
    func reading() throws {
        let reading = try #require(Self.reading)
        #expect(
            reading.types["CNAccordion"]?.parameters.contains(
                "isDisabled | @escaping (Data.Element) -> Bool | { _ in false }") == true)
        #expect(reading.types["Toggle"]?.parameters.count == 13)
        #expect(
            reading.types["UIEdgeInsets"]?.properties == [
                "bottom | Double | ", "left | Double | ", "right | Double | ", "top | Double | ",
            ])
        #expect(reading.types["CheckboxMark"]?.cases == ["empty", "checked", "intermediate"])
    }
}
