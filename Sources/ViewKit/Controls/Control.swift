/// One control that a page offers: what assistive technology, JSON and curl know of it.
///
/// There is one for every button of a page, so it is small: what it may write is behind the reference that all buttons of
/// one state share, and what few controls have is behind another.
public struct Control: Sendable, Hashable {
    /// The id of its element.
    public var id: String
    public var role: Role
    /// The accessible name; it never changes with the state.
    public var name: String
    /// On, off or mixed; nil for controls that are none of these.
    public var state: Toggled?
    public var isEnabled: Bool
    /// What it may write, and what a press posts.
    var pressing = Pressing.none
    /// What is known of few controls; nil where nothing is.
    var details: Details?

    /// Help and error text.
    public var description: String? {
        get { details?.description }
        set { details = .of(newValue, value) }
    }

    /// The value of a field with text or options; a Set has several.
    public var value: [String] { details?.value ?? [] }

    /// What a press posts now; empty for fields that post what was chosen in them.
    public var press: [Write] { pressing.press }

    /// The states that it may write.
    public internal(set) var offers: [Offer] {
        get { pressing.offers }
        set { pressing = Pressing(press, of: pressing.field, offers: newValue) }
    }

    /// Whether it may write just what the other may, which nearly every toggle of one state does.
    func shares(pressingOf other: Control) -> Bool {
        pressing === other.pressing
    }

    /// What is known of few controls.
    final class Details: Sendable, Hashable {
        let description: String?
        let value: [String]

        private init(_ description: String?, _ value: [String]) {
            self.description = description
            self.value = value
        }

        static func of(_ description: String?, _ value: [String]) -> Details? {
            description == nil && value.isEmpty ? nil : Details(description, value)
        }

        static func == (one: Details, other: Details) -> Bool {
            one.description == other.description && one.value == other.value
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(description)
            hasher.combine(value)
        }
    }

    /// What a control is (ARIA 1.2, section 5.3).
    public enum Role: String, Sendable, Hashable {
        case button, checkbox, combobox, form, radiogroup, spinbutton, `switch`, textbox
        /// A button with aria-pressed.
        case toggleButton = "toggle button"
        /// A button with aria-expanded.
        case disclosure
    }

    /// The three states of a toggle.
    public enum Toggled: String, Sendable, Hashable, CaseIterable {
        case on = "true"
        case off = "false"
        case mixed
    }
}
