/// What the small forms of all buttons of a pass have in common.
final class PressForm {
    /// Where it posts to.
    let action: String
    /// How it posts, up to the end of its address.
    let attributes: [UInt8]
    /// The start tag up to the end of its address.
    let start: [UInt8]
    /// What comes between the address and the id of a button.
    let query: [UInt8]
    /// The start tag up to the id of a button.
    let startToID: [UInt8]

    init(action: String) {
        self.action = action
        var html = HTMLBytes(capacity: 64 + action.utf8.count)
        html.append(raw: " method=\"post\" autocomplete=\"off\" action=\"")
        html.append(escaping: action)
        let attributes = html.bytes
        let query = action.utf8.contains(UInt8(ascii: "?")) ? "&amp;control=" : "?control="
        self.attributes = attributes
        self.query = Array(query.utf8)
        start = "<form class=\"press\"".utf8 + attributes
        startToID = start + query.utf8
    }
}

/// The presses of a pass, to be told apart.
struct Presses {
    private static let few = 8
    /// Those that others than the one before did, as long as they are few: to look through these is quicker than to hash.
    private var known: [Pressing] = []
    /// What all of them post, once they are many.
    private var many: Set<[Write]> = []
    /// What the last button did.
    private var last: Pressing?

    /// Notes the press of the next button, and tells whether no earlier one posts the same.
    mutating func insert(_ pressing: Pressing) -> Bool {
        // The next is likely to post what the last one did.
        guard pressing !== last else { return false }
        last = pressing
        guard many.isEmpty else { return many.insert(pressing.press).inserted }
        if known.contains(where: { $0.press == pressing.press }) { return false }
        known.append(pressing)
        if known.count > Self.few { many = Set(known.map(\.press)) }
        return true
    }
}

/// A button inside a form: its own small form is written after the other.
struct Press {
    /// The id of the button.
    var id: String
    var writes: [Write]
    /// Whether no earlier control writes the same.
    var isFirst: Bool

    var formID: String { Self.formID(of: id) }

    static func formID(of button: String) -> String { "\(button)_form" }
}
