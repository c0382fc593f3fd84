internal import Platform

/// An example with its states: what is drawn, and what posts change.
///
/// It belongs to one session, whose lock is held around every call.
public final class LiveView {
    /// One state as it stands.
    public struct StateValue: Sendable, Equatable {
        public var name: String
        public var kind: FieldKind
        /// The value as form texts: one, or one for each member of a Set, or none for nil.
        public var texts: [String]

        /// The same without the order of a Set's options.
        public var sortedTexts: [String] { texts.inOrder }
    }

    private let content: (inout Renderer) -> Void
    let store: StateStore
    private let id: String
    private let pressForm: PressForm
    /// What the last drawing came to; the next is likely to come to the same.
    private var last = (controls: [Control](), bytes: 0)

    /// Makes an example live.
    ///
    /// - Parameters:
    ///   - id: What every id in it starts with.
    ///   - action: Where its forms post to.
    ///   - isInspected: Whether the views inside are searched for states in the wrong place; once for each example
    ///     is enough.
    public init(_ view: some View, id: String, action: String, isInspected: Bool = true) throws(ViewFault) {
        store = try StateStore(of: view)
        content = view.draw
        self.id = id
        pressForm = PressForm(action: action)
        if isInspected, let fault = pass(inspects: true).faults.first { throw fault }
    }

    deinit {
        store.end()
    }

    /// An example without states that draws nothing.
    public static var empty: LiveView { LiveView() }

    private init() {
        store = StateStore()
        content = { _ in }
        id = ""
        pressForm = PressForm(action: "")
    }

    /// Draws it as it stands, or as the answer to a refused post: with what was posted, and what was wrong.
    public func render(answering refusal: Refusal? = nil) -> Rendering {
        pass(refusal: refusal, inspects: false).rendering
    }

    private func pass(
        refusal: Refusal? = nil, inspects: Bool
    ) -> (rendering: Rendering, faults: [ViewFault]) {
        let scope = EnvironmentScope()
        return EnvironmentScope.$current.withValue(scope) {
            store.mode = .drawing
            defer { store.mode = .open }
            var renderer = Renderer(
                prefix: id, pressForm: pressForm, store: store, refusal: refusal, scope: scope,
                inspects: inspects,
                after: last.controls)
            let html = ByteBuffer.array(capacity: last.bytes) { bytes in
                swap(&renderer.html.buffer, &bytes)
                content(&renderer)
                swap(&renderer.html.buffer, &bytes)
            }
            last = (renderer.controls, html.count)
            return (Rendering(html: html, controls: renderer.controls), scope.faults)
        }
    }

    /// Forgets its last drawing, of which the next takes over the ids and names that are the same.
    public func forgetDrawing() {
        last.controls = []
    }

    /// The states as they stand, in the order of the source. A Set follows the order of its options.
    public func states(in contract: FormContract) -> [StateValue] {
        store.boxes.map { box in
            // They are few, and to look through them takes less time than to make a copy of one.
            let place = contract.fields.firstIndex { $0.name == box.name }
            return StateValue(
                name: box.name, kind: place.map { contract.fields[$0].kind } ?? box.kind,
                texts: box.texts.ordered(by: place.map { contract.fields[$0].options } ?? []))
        }
    }

    /// The values of all states as form texts, which tell one moment from another. Those of a Set are sorted.
    public var texts: [[String]] {
        store.boxes.map(\.texts.inOrder)
    }

    /// Writes a post: all of it, or none.
    ///
    /// - Returns: Whether any state is another than before.
    /// - Throws: Why it was refused; then nothing changed.
    public func write(_ posted: [Write], against contract: FormContract) throws(Refusal) -> Bool {
        let change = PostedChange(posted, contract: contract) { [store] in store[$0]?.texts ?? [] }
        guard change.faults.isEmpty else { throw Refusal(faults: change.faults, posted: posted) }
        var faults: [Refusal.Fault] = []
        var assignments: [() -> Void] = []
        var isChanged = false
        for box in store.boxes {
            guard let texts = change.values[box.name] else { continue }
            guard let assign = box.assignment(of: texts) else {
                faults.append(.unrepresentable(box.name, texts))
                continue
            }
            isChanged = isChanged || texts.sorted() != box.texts.sorted()
            assignments.append(assign)
        }
        guard faults.isEmpty else { throw Refusal(faults: faults, posted: posted) }
        for assign in assignments { assign() }
        return isChanged
    }

    /// The values of all states as they stand, to come back to.
    public struct Moment {
        fileprivate let assignments: [() -> Void]

        /// Puts the states back as they were.
        public func restore() {
            for assign in assignments { assign() }
        }
    }

    /// The moment.
    public var moment: Moment { Moment(assignments: store.boxes.map { $0.assignmentOfValue() }) }

    /// Everything back to its first value.
    public func reset() {
        for box in store.boxes { box.reset() }
    }
}

extension Refusal.Fault {
    fileprivate static func unrepresentable(_ name: String, _ texts: [String]) -> Refusal.Fault {
        Refusal.Fault(
            field: name, state: name, value: texts.last,
            message: "\"\(name)\" cannot be \(texts.quotedList).",
            allowed: [])
    }
}

extension [String] {
    fileprivate var inOrder: [String] { count > 1 ? sorted() : self }

    /// In the order of the options; what is no option comes last, as it stood.
    fileprivate func ordered(by options: [Option]) -> [String] {
        guard count > 1 else { return self }
        let places = Dictionary(
            options.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        return enumerated().sorted {
            (places[$0.element] ?? Int.max, $0.offset) < (places[$1.element] ?? Int.max, $1.offset)
        }.map(\.element)
    }
}
