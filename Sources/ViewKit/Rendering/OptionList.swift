/// The options of a picker, gathered by drawing its content without writing it.
struct OptionList {
    var choices: [Choice] = []
    /// The heading of the section under way.
    var section: String?
    /// Said by the label of the option under way.
    var detail: String?
    var symbol: String?
}

/// One option as a picker draws it.
struct Choice {
    /// What choosing it gives the selection.
    var value: Any
    /// The form text; empty where it stands for none.
    var text: String
    var title: String
    var detail: String?
    var symbol: String?
    var section: String?
    var isEnabled: Bool
    /// Whether it stands for nil.
    var isNone: Bool
    var isChosen = false
}

extension Renderer {
    /// The options in the content of a picker.
    mutating func options(in content: some View) -> [Choice] {
        let outer = options
        options = OptionList()
        let attributes = takeAttributes()
        unwritten { content.draw(into: &$0) }
        self.attributes = attributes
        let choices = options?.choices ?? []
        options = outer
        return choices
    }
}

/// A view that a picker takes as one of its options.
struct TaggedView<Content: View, Value: Hashable>: Primitive {
    let content: Content
    let value: Value

    func draw(into renderer: inout Renderer) {
        guard renderer.options != nil else { return content.draw(into: &renderer) }
        let title = renderer.captioned { content.draw(into: &$0) }
        renderer.add(
            option: value, title: title, detail: renderer.options?.detail, symbol: renderer.options?.symbol)
        renderer.options?.detail = nil
        renderer.options?.symbol = nil
    }
}

extension View {
    /// Makes the view the option of a picker that chooses this value.
    public func tag(_ value: some Hashable) -> HTML {
        TaggedView(content: self, value: value).asHTML
    }
}

extension Renderer {
    /// Adds an option to the picker whose content is being read: what a row of that content comes to, without a view for it.
    package mutating func add(
        option value: some Hashable, title: String, detail: String? = nil, symbol: String? = nil,
        isEnabled: Bool = true
    ) {
        let text = tagText(value)
        let section = options?.section
        options?.choices.append(
            Choice(
                value: value, text: text ?? "", title: title.foldingWhiteSpace(), detail: detail,
                symbol: symbol,
                section: section, isEnabled: isEnabled && environment.isEnabled, isNone: text == nil))
    }

    /// Reads options under a heading.
    package mutating func section(_ title: String, options draw: (inout Renderer) -> Void) {
        options?.section = title
        draw(&self)
        options?.section = nil
    }
}

/// What an option shows: its title, and where the picker has room, a symbol and a line of detail.
public struct OptionLabel: Primitive {
    private let title: String
    private let detail: String?
    private let symbol: String?

    public init(_ title: String, detail: String? = nil, systemImage: String? = nil) {
        self.title = title
        self.detail = detail
        symbol = systemImage
    }

    public func draw(into renderer: inout Renderer) {
        renderer.options?.detail = detail
        renderer.options?.symbol = symbol
        Text(title).draw(into: &renderer)
    }
}

/// Options, or fields, under a heading.
public struct Section<Content: View>: Primitive {
    @usableFromInline let title: String
    @usableFromInline let content: HTML

    @inlinable public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title.text
        self.content = content().asHTML
    }

    public func draw(into renderer: inout Renderer) {
        if renderer.options != nil {
            renderer.section(title, options: content.draw)
        } else {
            renderer.open("fieldset", class: "section")
            renderer.write("><legend>")
            renderer.write(uncaptioned: title)
            renderer.write("</legend>")
            content.draw(into: &renderer)
            renderer.close("fieldset")
        }
    }
}
