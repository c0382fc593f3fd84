/// A toggle that is one button with utility classes: what `Toggle(…).toggleStyle(…)` comes to, in one step.
@usableFromInline struct LookedToggle: Primitive {
    @usableFromInline let isOn: Binding<Bool>
    @usableFromInline let label: HTML
    @usableFromInline let look: ToggleLook
    @usableFromInline let classes: TWClasses

    @inlinable init(isOn: Binding<Bool>, label: HTML, look: ToggleLook, classes: TWClasses) {
        self.isOn = isOn
        self.label = label
        self.look = look
        self.classes = classes
    }

    @inlinable func draw(into renderer: inout Renderer) {
        if renderer.inspects { classes.inspect(in: &renderer) }
        renderer.toggle(isOn, label: label, look: look, classes: classes.text)
    }
}

extension ToggleLook {
    @usableFromInline static let checkbox = ToggleLook(
        .checkbox, class: "checkbox", part: "checkbox-box", box: "checkbox-box")
    @usableFromInline static let toggle = ToggleLook(.toggleButton, class: "toggle", box: "toggle-box")
}
