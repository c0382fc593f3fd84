import Testing
import ViewKit

@Suite("State and bindings")
struct StateTests {
    private struct Point: Hashable {
        var x: Int
    }

    private enum Mark: String, CaseIterable { case empty, checked }

    @Test("Every kind of state that a form can carry is taken, in the order of the source")
    func kinds() throws {
        struct Kinds: View {
            @State private var flag = true
            @State private var text = "a"
            @State private var number = -3
            @State private var mark = Mark.checked
            @State private var point = Point(x: 1)
            @State private var some: String? = "b"
            @State private var nothing: Int?
            @State private var points: Set<Point> = [Point(x: 2)]
            @State private var numbers: Set<Int> = [10, 9]
            var body: some View { Text("a") }
        }
        let example = try Example(Kinds())
        #expect(
            example.states == [
                "flag=true", "text=a", "number=-3", "mark=checked", "point=Point(x: 1)", "some=b", "nothing=",
                "points=Point(x: 2)", "numbers=10,9",
            ])
    }

    @Test("A state that no form can carry is refused with its name and type")
    func unsupported() {
        struct Lists: View {
            @State var names: [String] = []
            var body: some View { Text("a") }
        }
        final class Thing {}
        struct Objects: View {
            @State var thing = Thing()
            var body: some View { Text("a") }
        }
        struct Sets: View {
            @State var nested: Set<[Int]>? = nil
            var body: some View { Text("a") }
        }
        struct Deep: View {
            @State var deep: Set<[Int]> = []
            var body: some View { Text("a") }
        }
        struct Functions: View {
            @State var action: () -> Void = {}
            var body: some View { Text("a") }
        }
        let faults = [
            fault(of: Lists()), fault(of: Objects()), fault(of: Sets()), fault(of: Deep()),
            fault(of: Functions()),
        ]
        let names = faults.map { fault -> String in
            guard case .unsupportedState(let name, _) = fault else { return "none" }
            return name
        }
        #expect(names == ["_names", "_thing", "_nested", "_deep", "_action"])
        #expect(faults[0] == .unsupportedState("_names", type: "Array<String>"))
        #expect(faults[0]?.description.hasPrefix("The state \"names\" is of type Array<String>; ") == true)
    }

    @Test("A state in a view inside is refused, with its name and view")
    func strayInView() {
        struct Inner: View {
            @State var inner = false
            var body: some View { Toggle("A", isOn: $inner) }
        }
        #expect(fault(of: Views { Inner() }) == .strayState("_inner", in: "Inner"))
        #expect(
            fault(of: Views { Inner() })?.description
                == "The state \"inner\" is in Inner; state belongs to the example, views inside it take a Binding."
        )
    }

    @Test("A state in a style, or in a panel that is still closed, is refused too")
    func strayInStyle() {
        struct Style: ToggleStyle {
            @State var count = 0
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        struct Group: DisclosureGroupStyle {
            @State var count = 0
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        struct Inner: View {
            @State var inner = false
            var body: some View { Toggle("A", isOn: $inner) }
        }
        struct Root: View {
            @State var isOn = false
            var body: some View { Toggle("A", isOn: $isOn).toggleStyle(Style()) }
        }
        struct InForm: View {
            @State var isOn = false
            var body: some View { Form { Toggle("A", isOn: $isOn).toggleStyle(Style()) } }
        }
        struct Closed: View {
            @State var isOpen = false
            var body: some View { DisclosureGroup("A", isExpanded: $isOpen) { Inner() } }
        }
        #expect(fault(of: Root()) == .strayState("_count", in: "Style"))
        #expect(fault(of: InForm()) == .strayState("_count", in: "Style"))
        #expect(
            fault(of: DisclosureGroup("A", isExpanded: .constant(true)) {}.disclosureGroupStyle(Group()))
                == .strayState("_count", in: "Group"))
        #expect(fault(of: Closed()) == .strayState("_inner", in: "Inner"))
    }

    @Test("A write while drawing is a fault and changes nothing")
    func writeWhileDrawing() throws {
        struct Writing: View {
            @State var count = 0
            var body: some View {
                count += 1
                Text("\(count)")
            }
        }
        #expect(fault(of: Writing()) == .writeWhileDrawing("count"))
        let live = try LiveView(Writing(), id: "e", action: "/e", isInspected: false)
        #expect(live.render().text == live.render().text)
    }

    @Test("Unknown symbols are refused with their name")
    func unknownSymbol() {
        #expect(fault(of: Image(systemName: "sparkles.of.nobody")) == .unknownSymbol("sparkles.of.nobody"))
        #expect(
            fault(of: Label("A", systemImage: "nope"))?.description
                == "\"nope\" is not the name of a symbol of the gallery.")
    }

    @Test("A binding reads and writes: of a state, of closures, of nothing")
    func bindings() throws {
        struct Bound: View {
            @State var number = 1
            var body: some View {
                Toggle("State", isOn: Binding(get: { number == 2 }, set: { number = $0 ? 2 : 1 }))
                Inner(number: $number)
                Toggle("Constant", isOn: .constant(true))
            }

            struct Inner: View {
                @Binding var number: Int
                var body: some View { Button("Double") { number *= 2 } }
            }
        }
        let example = try Example(Bound())
        #expect(example.controls.map(\.press) == [[Write("number", "2")], [Write("number", "2")], []])
        #expect(example.controls.map(\.state) == [.off, nil, .on])
        try example.press("e-number")
        #expect(example.states == ["number=2"])
        #expect(example.controls.map(\.press) == [[Write("number", "1")], [Write("number", "4")], []])
    }

    @Test("reset goes back to the first values")
    func reset() throws {
        struct Two: View {
            @State var isOn = true
            @State var members: Set<String> = ["a"]
            var body: some View {
                Toggle("On", isOn: $isOn)
                Toggle("A", isOn: $members.contains("a"))
            }
        }
        let example = try Example(Two())
        try example.post("isOn=false&members.remove=a")
        #expect(example.states == ["isOn=false", "members="])
        example.live.reset()
        #expect(example.states == ["isOn=true", "members=a"])
    }

    @Test("A view outlives nothing: what is live is freed")
    func freed() throws {
        struct Held: View {
            @State var isOn = true
            @State var members: Set<String> = []
            var body: some View {
                Form {
                    Toggle("On", isOn: $isOn)
                    Toggle("A", isOn: $members.contains("a"))
                }
                Button("Both") {
                    isOn.toggle()
                    members.insert("b")
                }
            }
        }
        let view = Held()
        weak var live: LiveView?
        do {
            let example = try Example(view)
            live = example.live
            try example.post("isOn=false")
            #expect(live != nil)
        }
        #expect(live == nil)
        view.isOn = true
        #expect(view.isOn)
    }
}
