/// What a press on a button does. For a Bool it is the same for all its toggles, and made once.
final class Pressing {
    /// The state that it writes, the first where there are several.
    let field: String?
    /// What it posts.
    let press: [Write]
    let offers: [Offer]
    /// Whether any of its offers lists options.
    let hasOptions: Bool
    /// How the button posts the first of its writes, as attributes.
    let attributes: [UInt8]

    init(_ press: [Write], of field: String?, offers: [Offer]) {
        self.press = press
        self.field = field
        self.offers = offers
        hasOptions = offers.contains { !$0.options.isEmpty }
        guard let first = press.first else {
            attributes = []
            return
        }
        var html = HTMLBytes(capacity: 64)
        html.append(attribute: "name", first.name)
        html.append(attribute: "value", first.value)
        attributes = html.bytes
    }

    /// What a press does that sets a Bool.
    convenience init(setting name: String, to isOn: Bool) {
        self.init(
            [Write(name, isOn ? "true" : "false")], of: name,
            offers: [Offer(field: name, kind: .bool, options: [], isRequired: false)])
    }
}
