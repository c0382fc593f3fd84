internal import Platform

/// One pass over a view: it yields the HTML and the controls that the HTML offers.
///
/// A pass belongs to one thread from start to end.
public struct Renderer: ~Copyable {
    /// The HTML so far.
    var html: HTMLBytes
    /// The controls so far, in the order of the page.
    public internal(set) var controls: [Control] = []
    /// What flows down from view to view.
    public internal(set) var environment: EnvironmentValues

    /// The ids so far.
    private(set) var ids: IDs
    /// The small form that buttons have; nil where nothing can be posted, and no form is drawn.
    let pressForm: PressForm?
    /// The states that buttons record their writes against.
    let store: StateStore?
    /// The identity of that store; 0 for none.
    let storeIdentity: UInt
    /// The refused post that this drawing answers, where it does.
    let refusal: RefusedPost?

    /// Gathered by modifiers for the next element.
    @usableFromInline var attributes = Attributes()
    /// The text of the label that is being drawn, for the accessible name.
    var caption: String?
    /// Takes the options of the `Picker` that is being read.
    var options: OptionList?
    /// The buttons inside the form under way: their own small forms follow it.
    var detached: [Press] = []
    /// The presses so far: the first control with the same one is known by it alone.
    var presses = Presses()
    /// The id of the control that was drawn last, or is being drawn.
    var lastControl = ""
    /// The controls of the last drawing, where there was one. The next is likely to have the same, of which ids and names
    /// are then taken over: to make such texts anew is a good part of what a control costs.
    private let before: [Control]
    private let scope: EnvironmentScope
    /// Whether this pass looks for what is wrong with the view rather than draws it for somebody.
    public let inspects: Bool

    /// - Parameter before: The controls of the last drawing.
    init(
        prefix: String, pressForm: PressForm?, store: StateStore?, refusal: Refusal?, scope: EnvironmentScope,
        inspects: Bool, after before: [Control] = []
    ) {
        ids = IDs(prefix: prefix, count: before.count)
        self.pressForm = pressForm
        self.store = store
        storeIdentity = store?.identity ?? 0
        self.refusal = refusal.map(RefusedPost.init)
        self.scope = scope
        self.inspects = inspects
        environment = scope.values
        self.before = before
        html = HTMLBytes()
        controls.reserveCapacity(before.count)
    }

    /// Draws with a changed environment, then goes back to the one before.
    public mutating func with(
        _ change: (inout EnvironmentValues) -> Void, draw: (inout Renderer) -> Void
    ) {
        let outer = environment
        change(&environment)
        scope.values = environment
        draw(&self)
        environment = outer
        scope.values = outer
    }

    /// The same for a change that no `@Environment` can see, as that of what only this module knows.
    mutating func within(
        _ change: (inout EnvironmentValues) -> Void, draw: (inout Renderer) -> Void
    ) {
        let outer = environment
        change(&environment)
        draw(&self)
        environment = outer
    }

    /// Draws what may hold phrasing content only.
    mutating func phrasing(_ draw: (inout Renderer) -> Void) {
        let outer = environment.isPhrasing
        environment.isPhrasing = true
        draw(&self)
        environment.isPhrasing = outer
    }

    /// Draws with one more part in the ids.
    @usableFromInline mutating func row(_ part: String, draw: (inout Renderer) -> Void) {
        let outer = ids.enter(row: part)
        draw(&self)
        ids.leaveRow(to: outer)
    }

    /// The same with the id of an element: its text, which for a number need not be made.
    @inlinable mutating func row<ID>(of id: ID, draw: (inout Renderer) -> Void) {
        if ID.self == Int.self, let number = id as? Int {
            row(number, draw: draw)
        } else {
            row(memberText(id), draw: draw)
        }
    }

    @usableFromInline mutating func row(_ number: Int, draw: (inout Renderer) -> Void) {
        let outer = ids.enter(row: number)
        draw(&self)
        ids.leaveRow(to: outer)
    }

    /// Draws a label and gives its text, white space folded: the accessible name of what it labels.
    public mutating func captioned(_ draw: (inout Renderer) -> Void) -> String {
        let outer = exchange(&caption, with: "")
        draw(&self)
        let text = exchange(&caption, with: outer)?.foldingWhiteSpace() ?? ""
        addCaption(text)
        return text
    }

    /// Draws something without writing it, for what can be learned from the drawing.
    mutating func unwritten(_ draw: (inout Renderer) -> Void) {
        let length = html.count
        let controlCount = controls.count
        draw(&self)
        html.shorten(to: length)
        controls.removeLast(controls.count - controlCount)
        attributes = Attributes()
    }

    mutating func addCaption(_ text: String) {
        guard let caption, !environment.isAccessibilityHidden else { return }
        // A label is nearly always one text: that is taken as it is, without a copy.
        self.caption = caption.isEmpty ? text : "\(caption) \(text)"
    }

    /// Refuses a `@State` outside the example, in a view or a style inside it, where nobody would own it.
    @usableFromInline func inspect<Subject>(_ subject: Subject) {
        guard inspects else { return }
        for child in Mirror(reflecting: subject).children {
            if let state = child.value as? any StateHolding, state.anyBox.store == nil {
                scope.report(.strayState(child.label ?? "_", in: String(describing: Subject.self)))
            }
        }
    }

    /// Notes that something is wrong with the view that is being drawn.
    public mutating func report(_ fault: ViewFault) {
        scope.report(fault)
    }

    /// The id of a control that writes this state.
    mutating func id(for state: String?) -> String {
        let next = controls.count
        return ids.make(for: state, likely: next < before.count ? before[next].id : nil)
    }

    /// The name of the next control, as it was in the last drawing where it is the same.
    ///
    /// This changes nothing, and neither do others that are `mutating` and say so: what is not is handed a copy of all that
    /// a renderer is.
    mutating func likely(name: String) -> String {
        let next = controls.count
        guard next < before.count, before[next].name.hasSameBytes(as: name) else { return name }
        return before[next].name
    }

    /// The id of what an example has at most once.
    mutating func id(ofPart name: String) -> String {
        ids.unique("\(ids.prefix)-\(name)")
    }
}
