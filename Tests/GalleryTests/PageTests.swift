import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Pages")
struct PageTests {
    private let gallery: Gallery

    init() throws {
        gallery = try #require(shipped)
    }

    @Test("The thirteen components are there, in order")
    func components() {
        #expect(
            gallery.catalogue.entries.map(\.component.slug) == [
                "checkbox", "labeled-checkbox", "switch", "spring-toggle", "toggle", "toggle-group",
                "toggle-style", "radio-group", "select", "native-select", "accordion", "collapsible", "form",
            ])
        #expect(gallery.catalogue.entries.allSatisfy { !$0.examples.isEmpty })
    }

    @Test("Every example file is on a page")
    func files() {
        let types = Set(gallery.catalogue.exhibits.map { "\($0.example.typeName).swift" })
        let files = EmbeddedSources.paths.filter { $0.hasPrefix("Gallery/Examples/") }
        let names = Set(files.compactMap { $0.split(separator: "/").last.map(String.init) })
        #expect(types == names)
    }

    @Test("A page answers, in HTML that is well formed", arguments: everyPage)
    func wellFormed(path: String) {
        let response = gallery.get(path)
        #expect(response.status == .ok)
        #expect(response.header("Content-Type") == "text/html; charset=utf-8")
        #expect(HTMLCheck(response.text).faults == [])
        #expect(response.text.components(of: "<h1").count == 2)
    }

    @Test("A page keeps the browser from all that it does not need", arguments: everyPage + ["/nothing"])
    func safety(path: String) throws {
        let response = gallery.get(path)
        let policy = try #require(response.header("Content-Security-Policy"))
        for part in [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
            "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'self'",
        ] {
            #expect(policy.contains(part))
        }
        #expect(!policy.contains("script-src 'self' 'unsafe"))
        #expect(response.header("X-Content-Type-Options") == "nosniff")
        #expect(response.header("Referrer-Policy") == "same-origin")
        #expect(response.header("Cross-Origin-Opener-Policy") == "same-origin")
        #expect(response.header("Cross-Origin-Resource-Policy") == "same-origin")
    }

    @Test("A component's page shows every example with its source, HTML, state and curl line")
    func panels() throws {
        let entry = try #require(gallery.catalogue.entries.first)
        let page = gallery.get(entry.path).text
        for exhibit in gallery.catalogue.exhibits[entry.examples] {
            let slug = exhibit.example.slug
            for kind in ["swift", "html", "state", "curl"] {
                #expect(page.contains("id=\"\(slug)-\(kind)\""))
            }
        }
        #expect(
            page.contains(
                "<span class=\"hl-keyword\">struct</span> <span class=\"hl-type\">CheckboxBasic</span>"))
        #expect(page.contains("hl-tag\">form</span>"))
        #expect(page.contains("curl -d 'isOn=false' http://localhost:8080/components/checkbox/basic"))
    }

    @Test("The raw source is the file, byte for byte", arguments: everyExample.indices)
    func source(number: Int) throws {
        let exhibit = gallery.catalogue.exhibits[number]
        let file = try #require(
            EmbeddedSources.paths.first { $0.hasSuffix("/\(exhibit.example.typeName).swift") })
        let response = gallery.get(exhibit.sourcePath)
        #expect(response.header("Content-Type") == "text/plain; charset=utf-8")
        #expect(response.body == EmbeddedSources.text(file).map { Array($0.description.utf8) })
        #expect(gallery.get(exhibit.path).text.contains("href=\"\(exhibit.sourcePath)\""))
    }

    @Test("The navigation and the pager lead on")
    func navigation() {
        let page = gallery.get("/components/switch").text
        #expect(page.contains("<a href=\"/components/switch\" aria-current=\"page\">"))
        #expect(page.contains("<a rel=\"prev\" href=\"/components/labeled-checkbox\">"))
        #expect(page.contains("<a rel=\"next\" href=\"/components/spring-toggle\">"))
        #expect(!gallery.get("/components/checkbox").text.contains("rel=\"prev\""))
        #expect(!gallery.get("/components/form").text.contains("rel=\"next\""))
    }

    @Test(
        "A search finds by name, summary, search word and example, case and accents aside",
        arguments: [
            ("switch", "/components/switch"), ("SWITCH", "/components/switch"),
            ("conmutador", "/components/spring-toggle"), ("Acordeon", "/components/accordion"),
            ("acordeón", "/components/accordion"), ("boton de", "/components/toggle"),
            ("tristate three", "/"), ("file tree", "/components/collapsible"),
        ])
    func search(query: String, path: String) throws {
        let response = gallery.get("/?\(FormFields([.init("q", query)]).urlencoded)")
        #expect(response.status == .ok)
        #expect(HTMLCheck(response.text).faults == [])
        #expect(response.text.contains("<h2><a href=\"\(path)\">") == (path != "/"))
        #expect(response.text.contains("role=\"status\""))
    }

    @Test("A search for nothing is the home page")
    func emptySearch() {
        #expect(gallery.get("/?q=").body == gallery.get("/").body)
        #expect(gallery.get("/?q=+&other=1").body == gallery.get("/").body)
    }

    @Test("What was searched for is escaped")
    func hostileSearch() {
        let page = gallery.get("/?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E").text
        #expect(!page.contains("<script>alert"))
        #expect(page.contains("value=\"&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\""))
        #expect(HTMLCheck(page).faults == [])
    }
}

extension String {
    /// The parts between each two occurrences of a text.
    func components(of separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
