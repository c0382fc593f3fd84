import Foundation
import HTTP
import Testing

@testable import Gallery

@Suite("What a page says beside its examples")
struct ReferenceTests {
    private static let everyFile = (shipped?.catalogue.entries ?? []).flatMap { entry in
        entry.reference.files.map { (entry.component.slug, $0.name, $0.path) }
    }

    @Test("A component has keys and notes, and each row is tried in an example of it")
    func keyboard() throws {
        for entry in try #require(shipped).catalogue.entries {
            let keyboard = entry.component.keyboard
            let examples = entry.component.examples.map(\.slug)
            #expect(keyboard.rows.count >= 4)
            #expect(keyboard.notes.count >= 3)
            for row in keyboard.rows {
                #expect(examples.contains(row.check.example), "\(entry.component.slug): \(row.effect)")
                #expect(!row.keys.isEmpty && !row.check.expected.isEmpty, "\(row.effect)")
            }
            #expect((keyboard.rows.map(\.effect) + keyboard.notes).allSatisfy { $0.hasSuffix(".") })
        }
    }

    @Test(
        "A row names controls that are there once its state is given", arguments: Component.all)
    func controls(component: Component) throws {
        let gallery = try freshGallery()
        let rows = try #require(gallery.catalogue.entries.first { $0.component.slug == component.slug })
            .reference.keyboard
        let text = String(decoding: rows.bytes, as: UTF8.self)
        let lines = text.components(of: "<tr data-").dropFirst().map { line in
            Dictionary(HTMLCheck.attributes(" data-\(line)")) { first, _ in first }
        }
        #expect(lines.count == component.keyboard.rows.count)
        for row in lines {
            let path = try #require(row["data-path"])
            let given = try #require(row["data-given"]).replacing("&amp;", with: "&")
            if !given.isEmpty { #expect(gallery.post(path, given).status == .seeOther, "\(given)") }
            let page = gallery.get(path).text
            let expected = try #require(row["data-expect"]).components(of: "; ")
            let named = expected.map { String($0.split(separator: " ")[1]) } + [row["data-control"] ?? ""]
            for id in named { #expect(page.contains("id=\"\(id)\""), "\(id)") }
        }
    }

    @Test("The raw file is the one on disk, and its page links to it", arguments: everyFile)
    func files(component: String, name: String, path: String) throws {
        let gallery = try #require(shipped)
        let target = "/components/\(component)/source/\(name)"
        let response = gallery.get(target)
        #expect(response.status == .ok)
        #expect(response.header("Content-Type") == "text/plain; charset=utf-8")
        let file = try Data(contentsOf: URL(filePath: root).appending(path: "Sources/\(path)"))
        #expect(response.body == Array(file))
        #expect(gallery.get("/components/\(component)").text.contains("<a href=\"\(target)\">"))
        let tag = try #require(response.header("ETag"))
        #expect(gallery.get(target, [("If-None-Match", tag)]).status == .notModified)
    }

    @Test(
        "Only a component's own files are given",
        arguments: [
            "/components/checkbox/source/CNSwitch.swift", "/components/checkbox/source/..",
            "/components/nothing/source/CNCheckbox.swift", "/components/checkbox/source/CheckboxBasic.swift",
        ])
    func otherFiles(target: String) throws {
        #expect(try #require(shipped).get(target).status == .notFound)
    }

    @Test("The contents of a page lead to all of its parts")
    func contents() throws {
        let gallery = try #require(shipped)
        for entry in gallery.catalogue.entries {
            let page = gallery.get(entry.path).text
            for part in ["api", "keyboard", "source"] {
                #expect(page.components(of: "<a href=\"#\(part)\">").count == 2)
                #expect(page.contains("<h2 id=\"\(part)\"><a class=\"self-link\" href=\"#\(part)\">"))
            }
        }
    }
}
