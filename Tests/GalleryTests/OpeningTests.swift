import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Opening the gallery")
struct OpeningTests {
    private enum Hole: String, CaseIterable, Sendable {
        case title, main
    }

    private struct Plain: View {
        @State private var isOn = true
        var body: some View { Toggle("On", isOn: $isOn) }
    }

    private struct Stray: View {
        var body: some View { Plain() }
    }

    @Test(
        "A template that is wrong is told with its line",
        arguments: [
            ("{{title}}\n{{mian}}", 2, "There is no hole \"mian\" here; the holes are \"title\", \"main\"."),
            ("{{title}}\n\n", 3, "The hole \"{{main}}\" is missing."),
            ("a\nb {{title", 2, "\"{{\" has no \"}}\" after it."),
        ])
    func templates(text: String, line: Int, problem: String) {
        let error = #expect(throws: OpeningError.self) {
            try Template<Hole>(Array(text.utf8), file: "page.html")
        }
        #expect(error?.description == "page.html, line \(line): \(problem)")
    }

    @Test("A template keeps its markup and fills each hole")
    func filled() throws {
        let template = try Template<Hole>(Array("<p>{{title}}</p>{{main}}{{title}}".utf8), file: "page.html")
        let page = template.filled { $0 == .title ? "\("a<b")" : "<hr>" }
        #expect(page.filled { _ in "" } == "<p>a&lt;b</p><hr>a&lt;b")
    }

    @Test("A folder that is missing is told by its name")
    func folder() {
        let error = #expect(throws: OpeningError.self) { try Gallery(root: "\(root)/Sources") }
        #expect(error?.description.contains("Sources/Public") == true)
        #expect(error?.description.hasSuffix(".") == true)
    }

    @Test("An example that cannot be shown is told, with the fault")
    func fault() {
        let error = #expect(throws: OpeningError.self) { try gallery(of: component { Stray() }) }
        #expect(
            error?.description.hasPrefix("The example /components/probe/basic cannot be shown. The state")
                == true)
    }

    @Test("An example without a file, and a slug given twice, are told")
    func catalogue() {
        let probe = component { Plain() }
        let lost = #expect(throws: OpeningError.self) { try Catalogue([probe]) { _ in nil } }
        #expect(lost?.description.contains("there is no Plain.swift") == true)
        let twice = #expect(throws: OpeningError.self) { try gallery(of: probe, probe) }
        #expect(twice?.description.contains("/components/probe/basic") == true)
    }
}
