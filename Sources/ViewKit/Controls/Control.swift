/// One control that a page offers: what assistive technology, JSON and curl know of it.
public struct Control: Sendable, Hashable {
    /// The id of its element.
    public var id: String
    public var role: Role
    /// The accessible name; it never changes with the state.
    public var name: String
    /// Help and error text.
    public var description: String?
    /// On, off or mixed; nil for controls that are none of these.
    public var state: Toggled?
    /// The value of a field with text or options; a Set has several.
    public var value: [String]
    public var isEnabled: Bool
    /// What a press posts now; empty for fields that post what was chosen in them.
    public var press: [Write]
    /// The states that it may write.
    public var offers: [Offer]
    init(
        id: String, role: Role, name: String, description: String? = nil, state: Toggled? = nil,
        value: [String] = [], isEnabled: Bool, press: [Write] = [], offers: [Offer] = []
    ) {
        self.id = id
        self.role = role
        self.name = name
        self.description = description
        self.state = state
        self.value = value
        self.isEnabled = isEnabled
        self.press = press
        self.offers = offers
    }

    /// Names the options after the control, once its label has been drawn.
    mutating func entitleOptions() {
        for index in offers.indices where !offers[index].options.isEmpty {
            for option in offers[index].options.indices where offers[index].options[option].title.isEmpty {
                offers[index].options[option].title = name
            }
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
