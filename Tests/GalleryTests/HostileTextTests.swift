import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Hostile texts")
struct HostileTextTests {
    private static let texts = [
        "a b", "a,b", "\"'`$(x)\\", "]]>", "<b>bold</b>", "</script><script>", "🦊 fox", "شارع", "", "&amp;",
        "a=b&c=d+e%41",
        "line\nbreak", "\u{202E}reversed",
    ]

    private struct Probe: View {
        let texts: [String]
        @State private var selection: Set<String> = []

        var body: some View {
            CNToggleGroup(texts.map { CNOption(id: $0, title: "Option \($0)") }, selection: $selection)
                .accessibilityLabel("Texts")
        }
    }

    @Test("Any text does as the id and the title of an option", arguments: texts)
    func options(text: String) throws {
        let gallery = try gallery(of: component { Probe(texts: Self.texts) })
        let path = "/components/probe/basic"
        let body = FormFields([.init("selection.insert", text)]).urlencoded
        let response = gallery.post(path, body)
        #expect(response.status == .seeOther)
        #expect(gallery.states(path) == ["selection": [text]])
        let location = try #require(response.header("Location"))
        for page in ["/", "/components/probe", path] {
            let html = gallery.get(page).text
            #expect(HTMLCheck(html).faults == [])
            #expect(!html.contains("<b>bold"))
            #expect(!html.contains("<script>"))
            #expect(html.contains("id=\"\(location.split(separator: "#").last ?? "")\""))
        }
        #expect(gallery.curl(.post, path, body).text == "selection = \(JSON.array([.string(text)]).text())\n")
    }

    @Test(
        "A path is escaped where it is shown",
        arguments: ["/%3Cb%3E", "/components/%22%3E%3Cscript%3E", "/a%0Db"])
    func paths(path: String) {
        let response = shipped?.get(path)
        #expect(response?.status == .notFound)
        #expect(response?.text.contains("<script>") == false)
        #expect(response?.text.contains("<b>") == false)
        #expect(HTMLCheck(response?.text ?? "<").faults == [])
    }

    @Test("The curl lines hold any text inside their quotes")
    func curl() throws {
        let gallery = try gallery(of: component { Probe(texts: Self.texts) })
        let page = gallery.get("/components/probe").text
        let lines = page.split(separator: "\n").filter { $0.contains("curl -d '") }
        #expect(lines.count == Self.texts.count)
        #expect(lines.allSatisfy { $0.filter { $0 == "'" }.count == 2 })
    }
}
