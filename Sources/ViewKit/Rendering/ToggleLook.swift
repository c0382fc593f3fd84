/// How a toggle looks that is one button.
@usableFromInline package final class ToggleLook: Sendable {
    /// What it is announced as.
    package let role: Control.Role
    /// The button, with the class that says what it is.
    let button: Tag
    /// A part before the label that the stylesheet draws and that says nothing to assistive technology.
    let part: Tag?
    /// Whether the track of a switch follows the label.
    let hasTrack: Bool
    /// The class of the native box that stands for it in a form.
    private let box: Markup

    package init(
        _ role: Control.Role, class name: Markup, part: Markup? = nil, hasTrack: Bool = false, box: Markup
    ) {
        self.role = role
        button = Tag("button", class: name)
        self.part = part.map { Tag("span", class: $0) }
        self.hasTrack = hasTrack
        self.box = box
    }

    /// How a native box stands for it in a form, with these classes.
    package func field(classes: String) -> ToggleField {
        ToggleField(
            surface: button.className, box: box, isSwitch: hasTrack, labelFirst: hasTrack, classes: classes)
    }
}

extension ToggleLook {
    @usableFromInline package static let `switch` = ToggleLook(
        .switch, class: "switch", hasTrack: true, box: "switch-track")
}
