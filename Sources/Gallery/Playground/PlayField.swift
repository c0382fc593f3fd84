internal import SwiftCN

/// One thing that a playground lets people turn: a parameter of an initializer, a property, or a modifier.
struct PlayField: Sendable {
    /// What it can be set to, and with it which control sets it.
    enum Kind: Sendable {
        case flag
        case choice([Choice])
        case number(ClosedRange<Int>)
        /// Text of so many units of UTF-16, which is how HTML counts characters.
        case text(ClosedRange<Int>)
        /// Utility classes, each of which the stylesheet must have.
        case classes
        case color
        /// Any number of these, in their order.
        case members([Choice], atMost: Int)
    }

    /// One value to choose.
    struct Choice: Sendable, Hashable {
        /// As the address has it.
        let name: String
        /// As people read it.
        let title: String
    }

    /// Its name in the address, which is that of the parameter.
    let name: String
    private(set) var kind: Kind
    /// What it is while the address does not speak of it: one text, of members one for each.
    var first: [String]
    /// The parameters that it stands for: a name, or a type and a name with a full stop between.
    var claims: [String]
    /// The type of the parameter, as the API table has it.
    var type = ""
    /// The meaning of the parameter, as the API table has it, or a sentence of its own.
    var meaning = ""
    /// Whether it is no parameter of the component but a modifier of any view.
    var isModifier = false
    /// What it can be set to while the others are set like this, where that depends on them.
    private var limits: (@Sendable (PlayValues) -> Kind)?
    /// The fields and their values with which it says something; where one has none of these, it says nothing.
    var condition: [String: Set<String>] = [:]

    init(_ name: String, _ kind: Kind, first: [String], claims: [String]? = nil) {
        self.name = name
        self.kind = kind
        self.first = first
        self.claims = claims ?? [name]
    }

    /// The same, saying something only while another field has one of these values, or one of these members.
    func when(_ field: String, _ values: Set<String>) -> PlayField {
        var copy = self
        copy.condition[field] = values
        return copy
    }

    /// The same within limits that fields before it say.
    func limited(_ limits: @escaping @Sendable (PlayValues) -> Kind) -> PlayField {
        var field = self
        field.limits = limits
        return field
    }

    /// The same as it is beside these values: within its limits, and so its first value.
    func fitted(to values: PlayValues) -> PlayField {
        guard let limits else { return self }
        var field = self
        field.kind = limits(values)
        if case .number(let range) = field.kind, let number = first.last.flatMap({ Int($0) }) {
            field.first = [String(min(max(number, range.lowerBound), range.upperBound))]
        }
        return field
    }

    /// The same, standing for these parameters.
    func claiming(_ parameters: String...) -> PlayField {
        var field = self
        field.claims = parameters
        return field
    }

    /// The same, explained by a sentence of its own where the API table has none.
    func explained(_ meaning: String) -> PlayField {
        var field = self
        field.meaning = meaning
        return field
    }

    /// The same, as a modifier.
    var asModifier: PlayField {
        var field = self
        field.isModifier = true
        field.claims = []
        return field
    }
}

extension PlayField {
    static func flag(_ name: String, _ first: Bool = false) -> PlayField {
        PlayField(name, .flag, first: [first ? "true" : "false"])
    }

    /// Any of the cases of an enumeration.
    static func choice<Value: CaseIterable>(_ name: String, of type: Value.Type, _ first: Value) -> PlayField
    {
        let choices = Value.allCases.map { value in
            let name = String(describing: value)
            return Choice(name: name, title: name)
        }
        return PlayField(name, .choice(choices), first: [String(describing: first)])
    }

    /// One of these words, the first where none is given.
    static func choice(_ name: String, _ choices: KeyValuePairs<String, String>) -> PlayField {
        PlayField(
            name, .choice(choices.map { Choice(name: $0.key, title: $0.value) }),
            first: [choices.first?.key ?? ""])
    }

    static func number(_ name: String, _ range: ClosedRange<Int>, _ first: Int) -> PlayField {
        PlayField(name, .number(range), first: [String(first)])
    }

    static func text(_ name: String, _ first: String, length: ClosedRange<Int> = 0...120) -> PlayField {
        PlayField(name, .text(length), first: [first])
    }

    /// The title of a control.
    static func title(_ first: String) -> PlayField { .text("title", first, length: 1...120) }

    static let classes = PlayField("classes", .classes, first: [""])

    static func color(_ name: String, _ first: String) -> PlayField {
        PlayField(name, .color, first: [first])
    }

    /// A symbol by its name, or none.
    static func symbol(_ name: String) -> PlayField {
        let none = Choice(name: "", title: "No symbol")
        return PlayField(
            name, .choice([none] + PlaySymbols.names.map { Choice(name: $0, title: $0) }), first: [""])
    }
}

/// The symbols that a playground offers.
enum PlaySymbols {
    static let names = [
        "archivebox", "bell.fill", "bold", "bookmark", "doc.text", "envelope", "eye", "folder", "gearshape",
        "heart.fill", "italic", "lock", "moon", "paintbrush", "person", "star.fill", "sun.max", "underline",
        "wifi",
    ]
}
