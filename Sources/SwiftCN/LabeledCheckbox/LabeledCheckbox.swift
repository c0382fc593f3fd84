/// A checkbox with a label on one side. The whole row, insets and all, is the target.
public final class LabeledCheckbox: Checkbox {
    /// The text of the label, without emphasis; setting it replaces `attributedText`.
    public var text: String {
        get { attributedText.plain }
        set { attributedText = AttributedString(newValue) }
    }
    /// The text of the label with its emphasis and code. It holds no links, as the label is the target.
    public var attributedText: AttributedString
    /// The size and weight of the label, by its purpose; the box keeps its own size.
    public var textStyle = Font.TextStyle.body
    /// Room around box and label, in px; part of the target.
    public var contentInsets = UIEdgeInsets()
    /// The side of the box on which the label is.
    public var contentPlacement = ContentPlacement.trailing
    /// How many lines the label takes at most; 0 is as many as it needs. The accessible name is always the whole text.
    public var numberOfLines = 1
    /// Whether box and label are red, for what needs attention.
    public var hasError = false

    /// A labeled checkbox that nothing is bound to: it is shown, and a press changes nothing.
    ///
    /// - Parameter text: The text of the label, and the accessible name.
    public init(text: String) {
        attributedText = AttributedString(text)
        super.init()
    }

    /// A labeled checkbox that shows and writes a mark.
    ///
    /// - Parameters:
    ///   - text: The text of the label, and the accessible name.
    ///   - mark: The mark inside the box. A press makes empty and intermediate checked, and checked empty.
    public init(text: String, mark: Binding<CheckboxMark>) {
        attributedText = AttributedString(text)
        super.init(mark: mark)
    }

    /// A labeled checkbox that shows and writes whether it is selected; it is never intermediate.
    ///
    /// - Parameters:
    ///   - text: The text of the label, and the accessible name.
    ///   - isSelected: Whether the box is checked. A press writes the opposite.
    public init(text: String, isSelected: Binding<Bool>) {
        attributedText = AttributedString(text)
        super.init(isSelected: isSelected)
    }

    public override func draw(into renderer: inout Renderer) {
        let style = MarkStyle(
            box: self, properties: properties, placement: contentPlacement, hasError: hasError)
        HTML { self.draw(labeled: Text(self.attributedText), style: style, into: &$0) }
            .fieldInvalid(hasError)
            .draw(into: &renderer)
    }

    private var properties: String {
        var style = "--lines:\(max(0, numberOfLines));\(Font.system(textStyle).css)"
        if contentInsets != UIEdgeInsets() { style += contentInsets.css }
        return style
    }
}

/// The side of a checkbox on which its label is.
public enum ContentPlacement: String, Sendable, Hashable, CaseIterable {
    /// The label stands where the line begins, the box after it.
    case leading
    /// The box stands where the line begins, the label after it.
    case trailing
}
