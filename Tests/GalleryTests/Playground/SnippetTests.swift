import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Source of playgrounds")
struct SnippetTests {
    private func source(_ slug: String, _ query: String) throws -> String {
        let playground = try #require(playgrounds[slug])
        let reading = PlayReading(FormFields.urlencoded(query), playground)
        #expect(reading.faults.isEmpty)
        return playground.snippet(reading.values).text
    }

    @Test("What is as at first is left out")
    func defaults() throws {
        let expected = """
            import SwiftCN

            struct SwitchExample: View {
                @State private var isOn = true

                var body: some View {
                    CNSwitch("Notifications", isOn: $isOn)
                }
            }

            """
        #expect(try source("switch", "") == expected)
    }

    @Test("A closure with nothing in it takes no line")
    func emptyForm() throws {
        let expected = """
                var body: some View {
                    Form(save: "Go") {}
                }
            """
        #expect(try source("form", "content=&save=Go").contains(expected))
        let described = """
                    Form {}
                        .fieldDescription("Help")
            """
        #expect(try source("form", "content=&fieldDescription=Help").contains(described))
    }

    @Test("An option without a heading stands under the one before, so that no heading is empty")
    func headings() throws {
        let expected = """
                private let groups = [
                    CNOptionGroup(
                        "Ours",
                        options: [
                            CNOption(id: "design", title: "Design system"),
                            CNOption(id: "mobile", title: "Mobile app"),
                            CNOption(id: "archive", title: "Archived", isDisabled: true),
                        ])
                ]
            """
        #expect(try source("select", "options.2.group=Ours").contains(expected))
    }

    @Test("What does not fit in a line is broken, as little as will do")
    func lines() throws {
        let query = "options.1.id=a-long-identifier-of-thirty-characters-&options.1.detail=A+second+line"
        let one = """
                    CNOption(
                        id: "a-long-identifier-of-thirty-characters-", title: "Design system", detail: "A second line"),
            """
        #expect(try source("radio-group", query).contains(one))
        let text = String(repeating: "text+", count: 20)
        let each = """
                    Item(
                        id: "state",
                        title: "Where is the state?",
                        text: "
            """
        #expect(try source("accordion", "data.1.text=\(text)").contains(each))
    }

    @Test("No line is wider than 110 columns but for one literal, in 50 sets for each component")
    func width() throws {
        let literal = try Regex(#"[^"]*"(\\.|[^"\\])*"[^"]*"#)
        for (slug, playground) in playgrounds {
            for seed in 0..<UInt64(50) {
                let reading = PlayReading(PlaySet(playground, seed: seed).fields, playground)
                for line in playground.snippet(reading.values).text.split(separator: "\n")
                where line.unicodeScalars.count > SwiftCall.width {
                    #expect(line.wholeMatch(of: literal) != nil, "\(slug) \(seed): \(line)")
                }
            }
        }
    }
}
