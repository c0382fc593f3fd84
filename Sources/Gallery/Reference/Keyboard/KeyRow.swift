/// What a key does, and a case of it that a test can try.
struct KeyRow: Sendable {
    /// Keys that do the same, each pressed by itself.
    let keys: [Key]
    /// One sentence.
    let effect: String
    let check: Check

    /// A case: an example, brought into a state, in which keys are pressed.
    struct Check: Sendable {
        /// The example's slug.
        let example: String
        /// The state before, as a form posts it; nothing is posted where it is empty.
        let given: String
        /// What has the focus before: the end of its id, after those of component and example.
        let control: String
        /// Keys that are pressed before the ones that the row is about.
        let first: [Key]
        /// Keys that are pressed after them.
        let then: [Key]
        /// What must be so in the end.
        let expected: [Expectation]
    }

    /// Describes keys. `given` is the state before as a form posts it, `first` and `then` are what is pressed before
    /// and after them.
    init(
        _ keys: Key..., effect: String, in example: String = "basic", given: String = "", on control: String,
        first: [Key] = [], then: [Key] = [], expect expected: Expectation...
    ) {
        self.keys = keys
        self.effect = effect
        check = Check(
            example: example, given: given, control: control, first: first, then: then, expected: expected)
    }
}

/// What must be so after keys were pressed. Controls are named by the end of their ids.
enum Expectation: Sendable {
    /// A control has this value of an attribute.
    case attribute(_ name: String, _ value: String, of: String)
    case focus(String)
    /// A field holds this text.
    case value(String, of: String)
    /// A native box or radio is checked, or it is not.
    case checked(String, Bool)
    /// The list of a select is open, or it is not.
    case open(String, Bool)
    /// The page came back, with this control as its target.
    case answered(String)

    /// Its words in `data-expect`: kind, id, and what more there is.
    func words(_ id: (String) -> String) -> String {
        switch self {
        case .attribute(let name, let value, let control): "\(name) \(id(control)) \(value)"
        case .focus(let control): "focus \(id(control))"
        case .value(let value, let control): "value \(id(control)) \(value)"
        case .checked(let control, let isChecked): "checked \(id(control)) \(isChecked)"
        case .open(let control, let isOpen): "open \(id(control)) \(isOpen)"
        case .answered(let control): "answered \(id(control))"
        }
    }
}
