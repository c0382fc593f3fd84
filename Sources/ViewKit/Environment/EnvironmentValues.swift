/// What flows down from view to view while they are drawn.
///
/// It is copied for every control, so it is small: what can be said in a bit is here as it is, what is more and seldom said
/// is behind a reference that never changes.
public struct EnvironmentValues {
    /// Whether controls take presses and writes.
    public internal(set) var isEnabled = true
    /// The direction of text and of rows.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Whether controls are fields of one form with a Save button rather than small forms of their own.
    public internal(set) var isInsideForm = false
    /// How large toggles are.
    public var controlSize = ControlSize.regular
    /// How toggles are drawn; nil is as the platform does.
    var toggleStyles: ToggleStyles?
    /// How disclosure groups are drawn; nil is as the platform does.
    var disclosureGroups: DisclosureGroups?
    /// How pickers are drawn.
    var pickerStyle = PickerStyle.automatic
    /// What the next button stands for, so that it is announced as that.
    var meaning = ControlMeaning.plain
    /// What is said of the next control or group, where anything is.
    private(set) var words: ControlWords?
    /// Whether only phrasing content may stand here (inside a button or a label).
    var isPhrasing = false
    /// Whether assistive technology passes over this part.
    var isAccessibilityHidden = false
    /// Whether the button of a disclosure stands in a heading of its own.
    var isHeading = false
    /// Whether the panels of disclosures are landmarks; not where there would be many.
    var panelsAreRegions = false
    /// Whether the labels of toggles are there for assistive technology alone.
    var labelsAreHidden = false
    /// How many members of one Set may be in at the same time; nil is any number.
    var maximumMembers: Int?
    /// Whether a field of a form has to be filled in.
    var isRequired = false

    /// The name of the next control or group where its content does not give one.
    public internal(set) var accessibilityLabel: String? {
        get { words?.label }
        set { words = ControlWords(label: newValue, notes: notes) }
    }

    /// Help and error text of the control inside.
    var notes: FieldNotes {
        get { words?.notes ?? FieldNotes() }
        set { words = ControlWords(label: accessibilityLabel, notes: newValue) }
    }

    /// What was said of a control is not said of what is inside it.
    mutating func leaveWords() {
        words = nil
    }
}

/// The direction of text and rows.
public enum LayoutDirection: Sendable, Hashable {
    case leftToRight, rightToLeft
}

/// How large a control is.
public enum ControlSize: String, Sendable, Hashable, CaseIterable {
    case small = "sm"
    case regular = ""
    case large = "lg"
}

/// Help and error text of one control, shown under it and tied to it.
struct FieldNotes {
    var description: String?
    var error: String?
    /// Whether the control is invalid, said or unsaid why.
    var isInvalid = false
    /// What the ids of the texts start with where a group shows them for all its controls; nil where the control does.
    var group: String?
    var isEmpty: Bool { description == nil && error == nil }
}

/// What is said of one control besides its label.
final class ControlWords {
    /// Its name where its content does not give one.
    let label: String?
    let notes: FieldNotes

    init(label: String?, notes: FieldNotes) {
        self.label = label
        self.notes = notes
    }
}

/// The styles of toggles, from the innermost out: a style that draws its toggle once more draws it in the one further out.
final class ToggleStyles {
    let style: any ToggleStyle
    let outer: ToggleStyles?

    init(_ style: any ToggleStyle, in outer: ToggleStyles?) {
        self.style = style
        self.outer = outer
    }
}

/// The style of disclosure groups.
final class DisclosureGroups {
    let style: any DisclosureGroupStyle

    init(_ style: any DisclosureGroupStyle) {
        self.style = style
    }
}
