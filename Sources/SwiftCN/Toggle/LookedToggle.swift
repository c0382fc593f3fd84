/// A toggle that is one button with utility classes: what `Toggle(…).toggleStyle(…)` comes to, in one step.
@usableFromInline struct LookedToggle: Primitive {
    private let isOn: Binding<Bool>
    private let label: HTML
    private let look: ToggleLook
    private let classes: TWClasses

    @usableFromInline init(isOn: Binding<Bool>, label: HTML, look: ToggleLook, classes: TWClasses) {
        self.isOn = isOn
        self.label = label
        self.look = look
        self.classes = classes
    }

    @usableFromInline func draw(into renderer: inout Renderer) {
        classes.inspect(in: &renderer)
        renderer.toggle(isOn, label: label, look: look, classes: classes.text)
    }
}

extension ToggleLook {
    @usableFromInline static let checkbox = ToggleLook(
        .checkbox, class: "checkbox", part: "checkbox-box", box: "checkbox-box")
    @usableFromInline static let toggle = ToggleLook(.toggleButton, class: "toggle", box: "toggle-box")
}
