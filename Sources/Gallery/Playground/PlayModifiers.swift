internal import SwiftCN

extension PlayField {
    /// The modifiers that every control takes, in the order in which they are written.
    static let modifiers: [PlayField] = [
        PlayField.text("fieldDescription", "").asModifier.explained("Help under the control, tied to it."),
        PlayField.text("fieldError", "").asModifier.explained("What is wrong, in words under the control."),
        disabled,
    ]

    /// Those of controls that come in sizes.
    static let sizedModifiers: [PlayField] =
        [
            PlayField.choice("controlSize", of: ControlSize.self, .regular).asModifier
                .explained("How large the control is.")
        ]
        + modifiers

    static let disabled = PlayField.flag("disabled").asModifier
        .explained("Whether it refuses presses and writes.")

    /// The name of a group.
    static func accessibilityLabel(_ first: String) -> PlayField {
        PlayField.text("accessibilityLabel", first).asModifier
            .explained("The accessible name of the group, which no text of its own gives.")
    }
}

extension View {
    /// The view with the modifiers of a playground, in the order in which `SwiftCall.modify(by:)` writes them.
    func modified(by values: PlayValues) -> HTML {
        var view: any View = self
        if !values.isFirst("controlSize") {
            view = view.controlSize(values.one("controlSize", of: ControlSize.regular))
        }
        if let label = values.some("accessibilityLabel") {
            view = view.accessibilityLabel(LocalizedStringKey(label))
        }
        if let text = values.some("fieldDescription") {
            view = view.fieldDescription(LocalizedStringKey(text))
        }
        if let text = values.some("fieldError") { view = view.fieldError(LocalizedStringKey(text)) }
        if values.flag("disabled") { view = view.disabled(true) }
        return HTML { [view] in view.draw(into: &$0) }
    }
}

extension SwiftCall {
    /// Writes the modifiers that are set.
    mutating func modify(by values: PlayValues) {
        if !values.isFirst("controlSize") { modify("controlSize(.\(values.text("controlSize")))") }
        for name in ["accessibilityLabel", "fieldDescription", "fieldError"] {
            if let text = values.some(name) { modify("\(name)(\(text.swiftLiteral))") }
        }
        if values.flag("disabled") { modify("disabled(true)") }
    }

    /// Writes the classes where there are some.
    mutating func passClasses(_ values: PlayValues) {
        if let classes = values.some("classes") { pass("classes", classes.swiftLiteral) }
    }

    /// Writes a label of a text with a symbol before it, as a closure.
    mutating func close(withLabel text: String, symbol: String) {
        var label = SwiftCall("Label")
        label.pass(nil, text.swiftLiteral)
        label.pass("systemImage", symbol.swiftLiteral)
        close(with: label.lines(at: 12))
    }
}
