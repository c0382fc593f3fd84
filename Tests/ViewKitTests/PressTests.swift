import Testing
import ViewKit

@Suite("Presses reach what they announce")
struct PressTests {
    /// All kinds of control, with members that are in but locked.
    private struct Everything: View {
        @State var isOn = false
        @State var isOpen = true
        @State var a = true
        @State var b = false
        @State var members: Set<String> = ["locked", "x"]
        @State var open: Set<String> = ["p"]
        @State var count = 0
        @State var word = ""
        var body: some View {
            Toggle("On", isOn: $isOn)
            Toggle("Two", sources: [$a, $b], isOn: \.self).id("both")
            Toggle("A", isOn: $a)
            ForEach(["x", "y", "locked"], id: \.self) { row in
                Toggle(row, isOn: $members.contains(row)).disabled(row == "locked")
            }
            DisclosureGroup("Panel", isExpanded: $isOpen) { Toggle("B", isOn: $b) }
            ForEach(["p", "q"], id: \.self) { row in
                DisclosureGroup(LocalizedStringKey(row), isExpanded: one(row)) { Text("x") }
            }.maximumSelection(1)
            Button("Count") {
                count += 1
                word += "."
            }
            Button("All") { members = ["x", "y", "locked"] }.id("all")
        }

        private func one(_ row: String) -> Binding<Bool> {
            Binding(get: { open.contains(row) }, set: { open = $0 ? [row] : open.subtracting([row]) })
        }
    }

    @Test("Each press changes the state that its control announces, the same press again changes nothing")
    func announced() throws {
        for index in try Example(Everything()).controls.indices {
            let example = try Example(Everything())
            let before = example.controls[index]
            guard before.isEnabled else { continue }
            #expect(try example.post(before.press))
            let after = try #require(example.control(before.id))
            switch before.state {
            case .on: #expect(after.state == .off)
            case .off, .mixed: #expect(after.state == .on)
            case nil: #expect(after.state == nil)
            }
            let states = example.states
            #expect(try !example.post(before.press))
            #expect(example.states == states)
            #expect(after.name == before.name)
        }
    }

    @Test("A press from a stale drawing is accepted and reaches the state that it said")
    func stale() throws {
        let stale = try Example(Everything()).controls
        for first in stale where first.isEnabled {
            for second in stale where second.isEnabled {
                let example = try Example(Everything())
                try example.post(first.press)
                try example.post(second.press)
                guard let state = second.state, let now = example.control(second.id) else { continue }
                #expect(now.state == (state == .on ? .off : .on), "\(first.id), then \(second.id)")
            }
        }
    }

    @Test("What a disabled control offers is refused")
    func disabled() throws {
        let example = try Example(Everything())
        let locked = try #require(example.control("e-members-locked"))
        #expect(!locked.isEnabled)
        #expect(locked.press == [Write("members.remove", "locked")])
    }

    private struct Locked: View {
        @State var members: Set<String> = ["locked", "a", "stranger"]
        var body: some View {
            ForEach(["a", "locked", "b", "out"], id: \.self) { row in
                Toggle(row, isOn: $members.contains(row)).disabled(row == "locked" || row == "out")
            }
        }
    }

    @Test(
        "A member that is in but disabled stays in; one that is no option goes when the Set is emptied or listed",
        arguments: [
            ("members.removeAll", "members=locked"), ("members=b", "members=locked,b"),
            ("members=b&members=locked", "members=locked,b"), ("members=stranger", "members=locked,stranger"),
            ("members.insert=b", "members=a,locked,b,stranger"),
            ("members.remove=a", "members=locked,stranger"),
            ("members.remove=stranger", "members=a,locked"),
            ("members.insert=stranger", "members=a,locked,stranger"),
        ])
    func lockedMember(post: String, state: String) throws {
        let example = try Example(Locked())
        #expect(example.states == ["members=a,locked,stranger"])
        try example.post(post)
        #expect(example.states == [state])
    }

    @Test(
        "What is out and disabled stays out",
        arguments: ["members=out", "members.insert=out", "members.remove=locked"])
    func lockedOut(post: String) throws {
        let example = try Example(Locked())
        #expect(example.message(for: post)?.contains("is a disabled option of \"members\"") == true)
    }

    @Test("Where one may be in, a second is refused and a press replaces")
    func single() throws {
        let example = try Example(Everything())
        #expect(example.control("e-open-q")?.press == [Write("open", "q")])
        #expect(
            example.message(for: "open.insert=q")
                == "\"open\" takes at most 1 of \"p\", \"q\" at a time, not \"p\", \"q\".")
        #expect(example.refusal(of: "open=p&open=q") != nil)
        try example.post("open.remove=p&open.insert=q")
        #expect(example.states.contains("open=q"))
        try example.press("e-open-q")
        #expect(example.states.contains("open="))
    }

    @Test("Ten thousand options and a thousand members are drawn and posted")
    func large() throws {
        struct Large: View {
            @State var choice = 0
            @State var members: Set<Int> = Set(0..<1_000)
            var body: some View {
                Picker("Many", selection: $choice) { ForEach(0..<10_000) { Text("\($0)").tag($0) } }
                ForEach(0..<1_000) { Toggle("\($0)", isOn: $members.contains($0)) }
            }
        }
        let example = try Example(Large())
        let rendering = example.rendering
        #expect(rendering.controls.count == 1_001)
        let writes = (0..<1_000).reversed().map { Write("members", String($0)) }
        #expect(try !example.live.write(writes, against: rendering.contract))
        #expect(try example.live.write([Write("choice", "9999")], against: rendering.contract))
        #expect(example.live.states(in: rendering.contract).last?.texts.first == "0")
    }
}
