import Testing
import ViewKit

@Suite("Ids")
struct IDTests {
    @Test(
        "A text becomes part of an id",
        arguments: [
            ("design", "design"), ("a-b", "a-b"), ("", "_"), ("_", "_5f"), ("a b", "a_20b"), ("é", "_c3_a9"),
            ("a,\"]", "a_2c_22_5d"), ("\0", "_00"), ("20", "20"), ("_20", "_5f20"),
        ])
    func idText(text: String, id: String) {
        #expect(text.idText == id)
    }

    @Test("Two different texts never become the same part")
    func injective() {
        var numbers = SeededGenerator(seed: 7)
        var texts: [String: [Unicode.Scalar]] = [:]
        for _ in 0..<20_000 {
            let text = numbers.text(upTo: 5, from: Array("_-20ab é\u{301}👍\0\"".unicodeScalars))
            let scalars = Array(text.unicodeScalars)
            let known = texts.updateValue(scalars, forKey: text.idText)
            #expect(known == nil || known == scalars)
            #expect(text.idText.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        }
    }

    @Test("Ids are unique whatever the options and rows are called")
    func unique() throws {
        let example = try Example(Crowded())
        let ids = example.html.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
        #expect(ids.count > 40)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { !$0.contains(where: \.isWhitespace) })
    }

    @Test("Whatever points at an id points at one that is there")
    func references() throws {
        let html = try Example(Crowded()).html
        let ids = Set(html.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) })
        let pointers = html.matches(
            of: /\s(?:for|form|aria-controls|aria-describedby|aria-labelledby)="([^"]*)"/)
        let targets = pointers.flatMap { $0.output.1.split(separator: " ").map(String.init) }
        #expect(targets.count > 10)
        #expect(targets.filter { !ids.contains($0) } == [])
    }

    @Test("Ids stay over drawing again and changes of state")
    func stable() throws {
        let example = try Example(Crowded())
        let before = example.ids
        #expect(example.ids == before)
        for control in example.controls where !control.press.isEmpty { try example.post(control.press) }
        #expect(example.states != ["choice=2", "members=", "isOpen=true"])
        #expect(Set(before).subtracting(example.ids) == [])
    }

    @Test("Ids move with their rows")
    func reordered() throws {
        struct Rows: View {
            @State var isReversed = false
            @State var members: Set<String> = []
            var body: some View {
                ForEach(isReversed ? ["c", "b", "a"] : ["a", "b", "c"], id: \.self) { row in
                    Toggle(row, isOn: $members.contains(row))
                }
                Button("Reverse") { isReversed.toggle() }
            }
        }
        let example = try Example(Rows())
        #expect(example.ids == ["e-members-a", "e-members-b", "e-members-c", "e-isReversed"])
        try example.press("e-isReversed")
        #expect(example.ids == ["e-members-c", "e-members-b", "e-members-a", "e-isReversed"])
        #expect(example.control("e-members-a")?.name == "a")
    }

    @Test("Two controls of one state have two ids")
    func twice() throws {
        struct Twice: View {
            @State var isOn = false
            var body: some View {
                Toggle("One", isOn: $isOn)
                Toggle("Two", isOn: $isOn)
                Toggle("Three", isOn: $isOn).id("2")
            }
        }
        #expect(try Example(Twice()).ids == ["e-isOn", "e-isOn-2", "e-isOn-2-2"])
    }
}

/// Controls whose ids would collide if their parts were joined carelessly.
private struct Crowded: View {
    @State var choice = "2"
    @State var members: Set<String> = []
    @State var isOpen = true

    static let texts = [
        "", "2", "_", " ", "20", "_20", "error", "help", "panel", "none", "_none", "a", "a b", "a-b", "a_b",
        "ä",
    ]

    var body: some View {
        Picker("Choice", selection: $choice) {
            ForEach(Self.texts, id: \.self) { Text($0).tag($0) }
        }.pickerStyle(.inline).fieldDescription("Help").fieldError("Error")
        Picker("Again", selection: $choice) {
            ForEach(Self.texts, id: \.self) { Text($0).tag($0) }
        }.pickerStyle(.inline).fieldDescription("Help")
        Picker("In a row", selection: $choice) { Text("b").tag("b") }.pickerStyle(.inline).id("2")
        ForEach(Self.texts, id: \.self) { text in
            Toggle(text, isOn: $members.contains(text)).fieldDescription("Help").fieldError("Error")
        }
        DisclosureGroup("Open", isExpanded: $isOpen) { Text("Content") }.fieldDescription("Help")
        DisclosureGroup("Row", isExpanded: $isOpen) { Text("Content") }.id("panel")
    }
}
