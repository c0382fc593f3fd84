/// One pass over a view: it yields the HTML and the controls that the HTML offers.
///
/// A pass belongs to one thread from start to end.
public struct Renderer {
    /// The HTML so far, in UTF-8.
    public internal(set) var html: [UInt8] = []
    /// The controls so far, in the order of the page.
    public internal(set) var controls: [Control] = []
    /// What flows down from view to view.
    public private(set) var environment: EnvironmentValues

    /// The id of the example; every id in it starts with this.
    let prefix: String
    /// Where forms post to; nil where nothing can be posted, and no form is drawn.
    let action: String?
    /// The states that buttons record their writes against.
    let store: StateStore?
    /// The refused post that this drawing answers, where it does.
    let refusal: RefusedPost?

    /// Gathered by modifiers for the next element.
    var attributes = Attributes()
    /// The ids of the `ForEach` rows and `.id` marks above, outermost first.
    var path: [String] = []
    /// The text of the label that is being drawn, for the accessible name.
    var caption: [UInt8]?
    /// Takes the options of the `Picker` that is being read.
    var options: OptionList?
    /// The buttons inside the form under way: their own small forms follow it.
    var detached: [Control] = []
    /// The id of the first control with that press.
    var firstToPress: [[Write]: String] = [:]
    /// The id of the control that was drawn last, or is being drawn.
    var lastControl = ""
    /// How often each id was asked for.
    private var ids: [String: Int] = [:]
    private let scope: EnvironmentScope
    /// Whether this pass looks for what is wrong with the view rather than draws it for somebody.
    public let inspects: Bool

    init(
        prefix: String, action: String?, store: StateStore?, refusal: Refusal?, scope: EnvironmentScope,
        inspects: Bool
    ) {
        self.prefix = prefix
        self.action = action
        self.store = store
        self.refusal = refusal.map(RefusedPost.init)
        self.scope = scope
        self.inspects = inspects
        environment = scope.values
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

    /// Draws with one more part in the ids.
    mutating func within(_ part: String, draw: (inout Renderer) -> Void) {
        path.append(part)
        draw(&self)
        path.removeLast()
    }

    /// Draws a label and gives its text, white space folded: the accessible name of what it labels.
    public mutating func captioned(_ draw: (inout Renderer) -> Void) -> String {
        let outer = caption
        caption = []
        draw(&self)
        let text = String(decoding: (caption ?? []).foldingWhiteSpace(), as: UTF8.self)
        caption = outer
        addCaption(text)
        return text
    }

    /// Draws something without writing it, for what can be learned from the drawing.
    mutating func unwritten(_ draw: (inout Renderer) -> Void) {
        let length = html.count
        let controlCount = controls.count
        draw(&self)
        html.removeLast(html.count - length)
        controls.removeLast(controls.count - controlCount)
        attributes = Attributes()
    }

    mutating func addCaption(_ text: String) {
        guard caption != nil, !environment.isAccessibilityHidden else { return }
        if caption?.isEmpty == false { caption?.append(UInt8(ascii: " ")) }
        caption?.append(contentsOf: text.utf8)
    }

    /// Refuses a `@State` outside the example, in a view or a style inside it, where nobody would own it.
    func inspect<Subject>(_ subject: Subject) {
        guard inspects else { return }
        for child in Mirror(reflecting: subject).children {
            if let state = child.value as? any StateHolding, state.anyBox.store == nil {
                scope.faults.append(.strayState(child.label ?? "_", in: String(describing: Subject.self)))
            }
        }
    }

    /// Notes that something is wrong with the view that is being drawn.
    public mutating func report(_ fault: ViewFault) {
        scope.faults.append(fault)
    }

    /// An id that no other element of this pass has: the wanted one, or that with a number.
    mutating func unique(_ wanted: String) -> String {
        let count = (ids[wanted] ?? 0) + 1
        ids[wanted] = count
        return count == 1 ? wanted : unique("\(wanted)-\(count)")
    }

    /// An id made of the example, a state and the rows above: unique, the same after a reload, without spaces.
    ///
    /// The parts of a control add to its id what no `idText` has after a "_": "_panel", "_help", and "__" before an option.
    mutating func id(for state: String?) -> String {
        var id = prefix
        if let state { id += "-\(state.idText)" }
        for part in path { id += "-\(part.idText)" }
        return unique(id)
    }
}
