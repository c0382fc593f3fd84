/// What the small forms of all buttons of a pass have in common.
final class PressForm {
    /// How it posts, up to the end of its address.
    let attributes: [UInt8]
    /// The start tag up to the end of its address.
    let start: [UInt8]
    /// What comes between the address and the id of a button.
    let query: [UInt8]
    /// The start tag up to the id of a button.
    let startToID: [UInt8]

    init(action: String) {
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
