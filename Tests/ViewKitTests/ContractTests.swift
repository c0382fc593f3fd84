import Testing
import ViewKit

/// One control of each kind.
struct Kinds: View {
    @State var isOn = false
    @State var members: Set<String> = ["c"]
    @State var one = "a"
    @State var maybe: Int?
    @State var mark = Mark.empty
    @State var text = "t"
    @State var size = 5
    @State var locked = false
    @State var unseen = 0

    enum Mark: String, CaseIterable { case empty, checked, intermediate }

    var body: some View {
        Toggle("On", isOn: $isOn)
        ForEach(["a", "b", "c", "d"], id: \.self) { member in
            Toggle(member, isOn: $members.contains(member)).disabled(member == "d")
        }
        Picker("One", selection: $one) {
            Text("A").tag("a")
            Text("B").tag("b")
            Text("C").tag("c").disabled(true)
        }
        Picker("Maybe", selection: $maybe) {
            Text("None").tag(Int?.none)
            Text("7").tag(Int?.some(7))
            Text("8").tag(Int?.some(8))
        }
        Button("Check") { mark = .checked }
        TextField("Text", text: $text, maximumLength: 3)
        NumberField("Size", value: $size, in: -2...9)
        Toggle("Locked", isOn: $locked).disabled(true)
    }
}

@Suite("The contract of a post")
struct ContractTests {
    @Test(
        "Every verb does what it says",
        arguments: [
            ("isOn=true", "isOn=true"), ("isOn=on", "isOn=true"), ("isOn=1", "isOn=true"),
            ("isOn=false", "isOn=false"),
            ("isOn=off", "isOn=false"), ("isOn=0", "isOn=false"), ("isOn.toggle", "isOn=true"),
            ("isOn.toggle&isOn.toggle", "isOn=false"), ("isOn=true&isOn.toggle", "isOn=false"),
            ("isOn.toggle&isOn=true", "isOn=true"),
            ("members=a&members=b", "members=a,b"), ("members=b&members=a&members=a", "members=a,b"),
            ("members.insert=a", "members=a,c"), ("members.insert=c", "members=c"),
            ("members.remove=c", "members="), ("members.remove=a", "members=c"),
            ("members.removeAll", "members="),
            ("members.removeAll&members.insert=b", "members=b"),
            ("members=a&members.insert=b", "members=a,b"),
            ("members=a&members.remove=a", "members="), ("members.insert=b&members=a", "members=a"),
            ("one=b", "one=b"), ("one=a", "one=a"), ("maybe=7", "maybe=7"), ("maybe=", "maybe="),
            ("maybe=8&maybe.removeAll", "maybe="), ("maybe=8&maybe=", "maybe="),
            ("maybe.removeAll&maybe=8", "maybe=8"),
            ("mark=checked", "mark=checked"), ("mark=intermediate", "mark=intermediate"),
            ("text=", "text="), ("text=äöü", "text=äöü"), ("size=-2", "size=-2"), ("size=9", "size=9"),
            ("size=+7", "size=7"),
        ])
    func verbs(post: String, state: String) throws {
        let example = try Example(Kinds())
        try example.post(post)
        #expect(example.states.contains(state))
    }

    @Test("Of a scalar that is set more than once the last setting counts, whatever the others said")
    func lastWins() throws {
        let example = try Example(Kinds())
        try example.post("isOn=maybe&isOn=true&one=&one=b&text=far too long&text=abc&size=99&size=1")
        #expect(example.states.prefix(3) == ["isOn=true", "members=c", "one=b"])
        #expect(example.states.contains("text=abc"))
    }

    @Test("A post tells whether anything has changed")
    func changes() throws {
        let example = try Example(Kinds())
        #expect(try example.post("isOn=false&members=c&one=a&maybe=&text=t&size=5") == false)
        #expect(try example.post("isOn=false&members=c&members=a"))
    }

    @Test("All of a post applies, or none of it")
    func allOrNothing() throws {
        let example = try Example(Kinds())
        let before = example.states
        #expect(example.refusal(of: "isOn=true&members=a&one=b&text=xyz&size=10") != nil)
        #expect(example.states == before)
        #expect(example.refusal(of: "size=1&isOn=2&one=c&maybe=9&bogus=1&locked=true")?.faults.count == 5)
        #expect(example.states == before)
    }

    @Test(
        "A refusal names the field, the value and what is allowed",
        arguments: [
            (
                "bogus=1",
                "There is no state \"bogus\" here; the states are \"isOn\", \"members\", \"one\", \"maybe\", \"mark\", \"text\", \"size\", \"locked\"."
            ),
            (
                "unseen=1",
                "There is no state \"unseen\" here; the states are \"isOn\", \"members\", \"one\", \"maybe\", \"mark\", \"text\", \"size\", \"locked\"."
            ),
            ("isOn=yes", "\"isOn\" cannot be \"yes\"; it is true or false."),
            ("isOn=", "\"isOn\" cannot be \"\"; it is true or false."),
            ("isOn=TRUE", "\"isOn\" cannot be \"TRUE\"; it is true or false."),
            (
                "isOn.insert=a",
                "\"isOn\" does not take \".insert\"; it takes isOn=true, isOn=false and isOn.toggle."
            ),
            ("members=z", "\"z\" is not an option of \"members\"; allowed are \"a\", \"b\", \"c\"."),
            ("members=", "\"\" is not an option of \"members\"; allowed are \"a\", \"b\", \"c\"."),
            (
                "members.insert=d",
                "\"d\" is a disabled option of \"members\"; allowed are \"a\", \"b\", \"c\"."
            ),
            (
                "members.remove=d",
                "\"d\" is a disabled option of \"members\"; allowed are \"a\", \"b\", \"c\"."
            ),
            (
                "members.toggle=a",
                "\"members\" does not take \".toggle\"; it takes members=…, members.insert=…, members.remove=… and members.removeAll."
            ),
            ("one=c", "\"c\" is a disabled option of \"one\"; allowed are \"a\", \"b\"."),
            ("one=", "\"\" is not an option of \"one\"; allowed are \"a\", \"b\"."),
            ("one.removeAll", "\"one\" does not take \".removeAll\"; it takes one=…."),
            ("maybe=9", "\"9\" is not an option of \"maybe\"; allowed are \"7\", \"8\"."),
            ("maybe=nil", "\"nil\" is not an option of \"maybe\"; allowed are \"7\", \"8\"."),
            (
                "mark=half",
                "\"half\" is not an option of \"mark\"; allowed are \"empty\", \"checked\", \"intermediate\"."
            ),
            ("text=abcd", "\"text\" takes at most 3 characters; \"abcd\" has 4."),
            ("size=10", "\"size\" cannot be \"10\"; it is a whole number from -2 to 9."),
            ("size=1.5", "\"size\" cannot be \"1.5\"; it is a whole number from -2 to 9."),
            (
                "size=99999999999999999999",
                "\"size\" cannot be \"99999999999999999999\"; it is a whole number from -2 to 9."
            ),
            ("locked=true", "\"locked\" is disabled and takes no value now."),
            ("locked.toggle", "\"locked\" is disabled and takes no value now."),
        ])
    func refusals(post: String, message: String) throws {
        let example = try Example(Kinds())
        let before = example.states
        let refusal = try #require(example.refusal(of: post))
        #expect(refusal.faults.map(\.message) == [message])
        #expect(refusal.faults[0].field == post.split(separator: "=")[0])
        #expect(refusal.posted.count == 1)
        #expect(example.states == before)
    }

    @Test("A refusal of a great many fields stays short, and shortens what it quotes")
    func many() throws {
        let example = try Example(Kinds())
        let long = String(repeating: "ö", count: 20_000)
        let writes = (0..<2_000).map { Write("\(long.prefix($0 % 3))x\($0)", long) }
        do throws(Refusal) {
            try example.post(writes)
            Issue.record("it was accepted")
        } catch {
            #expect(error.faults.count == 20)
            #expect(error.faults.allSatisfy { $0.message.utf8.count < 400 })
        }
        #expect(example.message(for: "one=\(long)")?.utf8.count ?? 1_000 < 400)
        #expect(example.message(for: "\(long)=1")?.utf8.count ?? 1_000 < 400)
    }

    @Test("The contract lists every field with its kind, options and what is allowed")
    func fields() throws {
        let contract = try Example(Kinds()).rendering.contract
        #expect(
            contract.fields.map(\.kind) == [
                .bool, .members, .choice, .optionalChoice, .choice, .text(maximumLength: 3), .integer(-2...9),
                .bool,
            ])
        #expect(contract.fields.map(\.isEnabled) == [true, true, true, true, true, true, true, false])
        #expect(contract["members"]?.allowed == ["a", "b", "c"])
        #expect(contract["members"]?.options.map(\.id) == ["a", "b", "c", "d"])
        #expect(contract["one"]?.options.map(\.title) == ["A", "B", "C"])
        #expect(contract["one"]?.title == "One")
        #expect(contract["bogus"] == nil)
    }

    @Test("Option ids are opaque: each can be posted as it is", arguments: Opaque.ids)
    func opaque(id: String) throws {
        let example = try Example(Opaque())
        try example.post([Write("one", id), Write("members.insert", id), Write("members.insert", id)])
        #expect(example.states == ["one=\(id)", "members=\(id)"])
        try example.post([Write("members.remove", id)])
        #expect(example.states == ["one=\(id)", "members="])
    }

    @Test("Line ends and U+0000 come back as a browser posts them and still mean their option")
    func asBrowsersPost() throws {
        let example = try Example(Opaque())
        try example.post([Write("one", "two\r\nlines"), Write("members.insert", "nul\u{FFFD}")])
        #expect(example.states == ["one=two\nlines", "members=nul\0"])
    }

    struct Opaque: View {
        static let ids = [
            "", " ", "a b", "a,b", "\"'", "]", "<b>", "👩‍👩‍👧", "שלום", "a&b=c", "a.insert", "two\nlines", "nul\0",
            "%41",
            "+", String(repeating: "x", count: 3_000),
        ]
        @State var one = "a b"
        @State var members: Set<String> = []
        var body: some View {
            Picker("One", selection: $one) { ForEach(Self.ids, id: \.self) { Text(verbatim: $0).tag($0) } }
            ForEach(Self.ids, id: \.self) { Toggle($0, isOn: $members.contains($0)) }
        }
    }
}
