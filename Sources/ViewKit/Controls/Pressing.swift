/// What a press on a control does, and what the control may write. For a Bool it is the same for all its toggles, and made
/// once.
final class Pressing: Sendable, Hashable {
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

    /// That of what writes nothing.
    static let none = Pressing([], of: nil, offers: [])

    /// That of a field, which posts what was chosen in it.
    convenience init(offers: [Offer]) {
        self.init([], of: offers.first?.field, offers: offers)
    }

    /// What a press does that sets a Bool.
    convenience init(setting name: String, to isOn: Bool) {
        self.init(
            [Write(name, isOn ? "true" : "false")], of: name,
            offers: [Offer(field: name, kind: .bool, options: [], isRequired: false)])
    }

    /// The same with its options named after the control where they have no name, once its label has been drawn.
    func entitled(_ name: String) -> Pressing {
        guard hasOptions else { return self }
        var offers = offers
        for index in offers.indices {
            for option in offers[index].options.indices where offers[index].options[option].title.isEmpty {
                offers[index].options[option].title = name
            }
        }
        return Pressing(press, of: field, offers: offers)
    }

    static func == (one: Pressing, other: Pressing) -> Bool {
        one === other || one.press == other.press && one.offers == other.offers
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(press)
        hasher.combine(offers)
    }
}
