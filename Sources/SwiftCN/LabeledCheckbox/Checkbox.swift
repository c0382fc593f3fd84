/// A square box that is empty, checked or intermediate. Most designs want `LabeledCheckbox`.
///
/// It is set up as the iOS control is, by its properties. Its mark is its own, or that of a state it is bound to.
public class Checkbox: Primitive {
    private var binding: Binding<CheckboxMark>
    private let isBound: Bool

    /// Whether it takes presses; where not, it is grey, whatever else it is.
    public var isEnabled = true
    /// The width and the height of the box, in px.
    public var checkboxSize = 20.0

    /// An empty checkbox that nothing is bound to: it is shown, and a press changes nothing.
    public init() {
        var mark = CheckboxMark.empty
        binding = Binding(get: { mark }, set: { mark = $0 })
        isBound = false
    }

    /// A checkbox that shows and writes a mark.
    ///
    /// - Parameter mark: The mark inside the box. A press makes empty and intermediate checked, and checked
    ///   empty.
    public init(mark: Binding<CheckboxMark>) {
        binding = mark
        isBound = true
    }

    /// A checkbox that shows and writes whether it is selected; it is never intermediate.
    ///
    /// - Parameter isSelected: Whether the box is checked. A press writes the opposite.
    public init(isSelected: Binding<Bool>) {
        binding = Binding(
            get: { isSelected.wrappedValue ? .checked : .empty },
            set: { isSelected.wrappedValue = $0.isSelected })
        isBound = true
    }

    /// The mark inside the box.
    public var mark: CheckboxMark {
        get { binding.wrappedValue }
        set { binding.wrappedValue = newValue }
    }

    /// Whether the mark is checked or intermediate. Set to true it leaves an intermediate mark as it is; set to
    /// false it empties the box.
    public var isSelected: Bool {
        get { mark.isSelected }
        set { mark = mark.selected(newValue) }
    }

    public func draw(into renderer: inout Renderer) {
        HTML { self.draw(labeled: HTML { _ in }, style: MarkStyle(box: self), into: &$0) }
            .accessibilityLabel(LocalizedStringKey(renderer.environment.accessibilityLabel ?? "Checkbox"))
            .draw(into: &renderer)
    }

    /// Draws the box with its label, or with none.
    func draw(labeled label: some View, style: MarkStyle, into renderer: inout Renderer) {
        Toggle(isOn: Binding(get: { self.isSelected }, set: { self.isSelected = $0 })) { label }
            .toggleStyle(style)
            .disabled(!isEnabled)
            .draw(into: &renderer)
    }

    /// What a press does; one that nothing is bound to stays as it is.
    func press() {
        if isBound { mark = mark.pressed }
    }
}
