import SwiftCN
import Testing

/// What a component does grows with its options and not faster: told by how often it looks at an option's id, not by a
/// clock.
@Suite("Growth")
struct GrowthTests {
    @Test("A list compares each option a few times, however many there are")
    func list() throws {
        try expectLinear { counted in ListOfMany(options: counted.options) }
        try expectLinear { counted in RadiosOfMany(options: counted.options) }
    }

    @Test("A group looks at each member a few times, however many are on")
    func group() throws {
        try expectLinear { counted in GroupOfMany(options: counted.options, isForm: false) }
        try expectLinear { counted in GroupOfMany(options: counted.options, isForm: true) }
    }

    @Test("An accordion looks at each item a few times, however many are open")
    func accordion() throws {
        try expectLinear { counted in AccordionOfMany(items: counted.options) }
    }

    @Test("A list of ten thousand is drawn, read and written whole")
    func tenThousand() throws {
        let options = Counted(10_000).options
        let example = try Example(ListOfMany(options: options))
        let rendering = example.rendering
        #expect(rendering.controls.count == 1)
        #expect(rendering.contract["choice"]?.options.count == 10_000)
        #expect(rendering.text.split(separator: "<option ").count == 10_001)
        #expect(try example.post("choice=option 9999"))
        #expect(example.states == ["choice=option 9999"])
    }

    /// Expects that twice the options take about twice the looks. Four times would be quadratic; some few more than twice
    /// come of hashes that meet by chance.
    private func expectLinear(_ view: (Counted) -> some View) throws {
        let counts = try [100, 200, 400].map { count in
            let counted = Counted(count)
            let example = try Example(view(counted))
            _ = example.rendering
            let before = counted.counter.looks
            _ = example.rendering
            return counted.counter.looks - before
        }
        #expect(counts[0] > 0)
        #expect(counts[1] < 3 * counts[0], "\(counts)")
        #expect(counts[2] < 3 * counts[1], "\(counts)")
    }
}

/// Options whose ids count how often they are compared or hashed.
private struct Counted {
    let counter = Counter()
    let options: [CNOption<ID>]

    init(_ count: Int) {
        let counter = counter
        options = (0..<count).map { number in
            CNOption(id: ID(number: number, counter: counter), title: "Option \(number)")
        }
    }

    /// It is used by one thread.
    final class Counter: @unchecked Sendable {
        var looks = 0
    }

    struct ID: Hashable, Sendable, CustomStringConvertible {
        let number: Int
        let counter: Counter

        var description: String { "option \(number)" }

        static func == (left: ID, right: ID) -> Bool {
            left.counter.looks += 1
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) {
            counter.looks += 1
            hasher.combine(number)
        }
    }
}

private struct ListOfMany: View {
    let options: [CNOption<Counted.ID>]
    @State private var choice: Counted.ID

    init(options: [CNOption<Counted.ID>]) {
        self.options = options
        choice = options[options.count / 2].id
    }

    var body: some View { CNSelect("List", options: options, selection: $choice) }
}

private struct RadiosOfMany: View {
    let options: [CNOption<Counted.ID>]
    @State private var choice: Counted.ID?

    init(options: [CNOption<Counted.ID>]) {
        self.options = options
        choice = options.last?.id
    }

    var body: some View { CNRadioGroup("Radios", options: options, selection: $choice) }
}

private struct GroupOfMany: View {
    let options: [CNOption<Counted.ID>]
    let isForm: Bool
    @State private var members: Set<Counted.ID>

    init(options: [CNOption<Counted.ID>], isForm: Bool) {
        self.options = options
        self.isForm = isForm
        members = Set(options.map(\.id))
    }

    var body: some View {
        if isForm {
            Form { CNToggleGroup(options, selection: $members) }
        } else {
            CNToggleGroup(options, selection: $members)
        }
    }
}

private struct AccordionOfMany: View {
    let items: [CNOption<Counted.ID>]
    @State private var open: Set<Counted.ID>

    init(items: [CNOption<Counted.ID>]) {
        self.items = items
        open = Set(items.map(\.id))
    }

    var body: some View {
        CNAccordion(items, expanded: $open) {
            Text($0.title)
        } label: {
            Text($0.title)
        }
    }
}
