/// What an example accepts: made of the controls that it draws, so that it cannot disagree with them.
public struct FormContract: Sendable {
    /// One state that may be written.
    public struct Field: Sendable, Equatable {
        public var name: String
        /// The name of its first control.
        public var title: String
        public var kind: FieldKind
        /// All the options that its controls show, in the order of the page.
        public var options: [Option]
        /// How many members may be in together; nil is any number.
        public var maximum: Int?
        public var isRequired: Bool
        /// Whether any control of it takes writes now.
        public var isEnabled: Bool

        /// The options that may be chosen.
        public var allowed: [String] { options.filter(\.isEnabled).map(\.id) }
    }

    /// The fields, in the order of the page.
    public private(set) var fields: [Field] = []

    /// The contract that these controls make.
    public init(of controls: [Control]) {
        var places: [String: Int] = [:]
        for control in controls where control.role != .form {
            for offer in control.offers {
                if let place = places[offer.field] {
                    fields[place].merge(offer, isEnabled: control.isEnabled)
                } else {
                    places[offer.field] = fields.count
                    fields.append(Field(offer, isEnabled: control.isEnabled))
                }
            }
        }
    }

    /// The field of that name.
    public subscript(name: String) -> Field? {
        fields.first { $0.name == name }
    }
}

extension FormContract.Field {
    init(_ offer: Offer, isEnabled: Bool) {
        name = offer.field
        title = offer.title
        kind = offer.kind
        maximum = offer.maximum
        isRequired = offer.isRequired
        self.isEnabled = isEnabled
        options = offer.options.map {
            Option(id: $0.id, title: $0.title, isEnabled: $0.isEnabled && isEnabled)
        }
    }

    mutating func merge(_ offer: Offer, isEnabled: Bool) {
        let other = FormContract.Field(offer, isEnabled: isEnabled)
        self.isEnabled = self.isEnabled || isEnabled
        isRequired = isRequired || other.isRequired
        maximum = [maximum, other.maximum].compactMap(\.self).min()
        for option in other.options {
            if let place = options.firstIndex(where: { $0.id == option.id }) {
                options[place].isEnabled = options[place].isEnabled || option.isEnabled
            } else {
                options.append(option)
            }
        }
    }
}
