import HTTP
import Platform
import SwiftCN
import Testing

@testable import Gallery

@Suite("Pages of playgrounds")
struct PlaygroundPageTests {
    private static let paths = (shipped?.catalogue.entries ?? []).map(\.playgroundPath)
    private let gallery: Gallery
    private let path = "/components/switch/playground"

    init() throws {
        gallery = try freshGallery()
    }

    @Test("A playground and its preview alone answer, in HTML that is well formed", arguments: paths)
    func wellFormed(path: String) {
        for path in [path, "\(path)/alone", "\(path)/frame", "\(path)?view.width=390&view.state=hover"] {
            let response = gallery.get(path)
            #expect(response.status == .ok)
            #expect(HTMLCheck(response.text).faults == [])
            #expect(response.text.components(of: "<h1").count == 2)
        }
        #expect(gallery.get("\(path)/source").text.hasPrefix("import SwiftCN\n"))
    }

    @Test("A page leads to its playground, and that back to it", arguments: paths)
    func links(path: String) {
        let component = String(path.dropLast("/playground".count))
        #expect(gallery.get(component).text.contains("<a class=\"button\" href=\"\(path)\">"))
        #expect(gallery.get(path).text.contains("href=\"\(component)\""))
    }

    @Test("A form's long address leads to the short one, with the focus where it was")
    func redirects() {
        let response = gallery.get("\(path)?title=Mail&isOn=false&isOn=true&update=1")
        #expect(response.status == .seeOther)
        #expect(response.header("Location") == "\(path)?title=Mail#play-update")
        #expect(gallery.get("\(path)?title=Mail").status == .ok)
        #expect(gallery.get("\(path)?").status == .ok)
    }

    @Test("What cannot be is refused in a page that draws the rest, and in a problem document")
    func refusals() {
        let page = gallery.get("\(path)?title=%3Cb%3EMail&isOn=perhaps")
        #expect(page.status == .unprocessableContent)
        #expect(page.text.contains("cannot be “perhaps”"))
        #expect(page.text.contains("href=\"#set-isOn\""))
        #expect(page.text.contains("CNSwitch</span>(<span class=\"hl-string\">&quot;&lt;b&gt;Mail&quot;"))
        #expect(HTMLCheck(page.text).faults == [])
        let problem = gallery.curl(.get, "\(path)?isOn=perhaps")
        #expect(problem.status == .unprocessableContent)
        #expect(problem.document?["field"] == "isOn")
        #expect(problem.document?["allowed"] == ["true", "false"])
        #expect(gallery.curl(.get, "\(path)/source?isOn=perhaps").status == .unprocessableContent)
        #expect(gallery.curl(.post, "\(path)?isOn=perhaps", "isOn=true").status == .unprocessableContent)
        #expect(gallery.get("/components/nothing/playground").status == .notFound)
    }

    @Test("An address that no answer could lead to is refused")
    func longAddresses() {
        let rows = (1...12).map { "options.\($0).title=\(String(repeating: "%F0%9F%A6%8A", count: 80))" }
        let query = "options=12&\(rows.joined(separator: "&"))"
        #expect(gallery.get("/components/select/playground?\(query)").status == .unprocessableContent)
        let many = Array(repeating: "a=1", count: 1_001).joined(separator: "&")
        #expect(gallery.get("\(path)?\(many)").status == .unprocessableContent)
    }

    @Test("Only the page with a frame may hold one, and the preview alone may stand in one of ours")
    func policy() {
        let page = gallery.get("\(path)?view.width=320")
        #expect(page.header("Content-Security-Policy")?.contains("frame-src 'self'") == true)
        #expect(page.text.contains("src=\"\(path)/frame?view.width=320\""))
        for target in ["\(path)?view.width=320", "\(path)?view.width=320&isOn=perhaps"] {
            let policies = gallery.get(target).headers.filter { $0.name == "Content-Security-Policy" }
            #expect(policies.count == 1 && policies[0].value.contains("frame-src 'self'"))
        }
        let alone = gallery.get("\(path)/alone?view.theme=dark&view.direction=rtl&view.state=pressed")
        #expect(alone.header("Content-Security-Policy")?.contains("frame-ancestors 'self'") == true)
        #expect(alone.header("Content-Security-Policy")?.contains("frame-src") == false)
        #expect(alone.text.contains("dir=\"rtl\" data-theme=\"dark\""))
        #expect(alone.text.contains("data-force=\"hover active\""))
        #expect(alone.text.contains("/assets/frame.css?v="))
        #expect(
            gallery.get("/components/switch").header("Content-Security-Policy")?.contains("frame-src")
                == false)
        for name in ["frame.css", "frame-still.css"] {
            #expect(gallery.get("/assets/\(name)").status == .ok)
        }
    }

    @Test("Hostile text is text, wherever it is shown", arguments: PlaySet.texts)
    func hostile(text: String) {
        let fields = ["title", "fieldDescription", "fieldError"].map { FormFields.Field($0, text) }
        let query = FormFields(fields).urlencoded
        for end in ["", "/alone"] {
            let page = gallery.get("\(path)\(end)?\(query)")
            #expect(page.status == .ok)
            #expect(HTMLCheck(page.text).faults == [])
            #expect(!page.text.contains("<b>x"))
        }
        let refused = gallery.get("\(path)?\(FormFields([.init(text, text)]).urlencoded)")
        #expect(refused.status == .unprocessableContent)
        #expect(HTMLCheck(refused.text).faults == [])
    }

    @Test("The rules of given classes are those of the table, in its order")
    func classes() {
        let css = gallery.get("\(path)/classes.css?classes=px-2+p-4+hover:bg-accent+nothing").text
        #expect(css.contains(".p-4{padding:"))
        #expect(css.components(of: ".p-4{").first?.contains(".px-2{") == false)
        #expect(css.contains(".hover\\:bg-accent:is(:hover,"))
        #expect(!css.contains("nothing"))
    }

    @Test(
        "What belongs to the playground of a component that is not there is not there either",
        arguments: ["", "/alone", "/frame", "/source", "/classes.css"])
    func absent(part: String) {
        #expect(gallery.get("/components/nothing/playground\(part)").status == .notFound)
    }
}
