/// What flows down from view to view while they are drawn.
public struct EnvironmentValues {
    /// Whether controls take presses and writes.
    public internal(set) var isEnabled = true
    /// The direction of text and of rows.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Whether controls are fields of one form with a Save button rather than small forms of their own.
    public internal(set) var isInsideForm = false
    /// How large toggles are.
    public var controlSize = ControlSize.regular
    /// How toggles are drawn, outermost first: a style that draws its toggle once more draws it in the one before.
    var toggleStyles: [any ToggleStyle] = []
    /// How disclosure groups are drawn.
    var disclosureGroupStyle: any DisclosureGroupStyle = AutomaticDisclosureGroupStyle()
    /// How pickers are drawn.
    var pickerStyle = PickerStyle.automatic
    /// What the next button stands for, so that it is announced as that.
    var meaning = ControlMeaning.plain
    /// Help and error text of the control inside.
    var notes = FieldNotes()
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
    public internal(set) var accessibilityLabel: String?
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
