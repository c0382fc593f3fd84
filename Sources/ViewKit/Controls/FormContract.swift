/// What an example accepts: made of the controls that it draws, so that it cannot disagree with them.
public struct FormContract: Sendable {
    /// One state that may be written.
    public struct Field: Sendable, Equatable {
        public var name: String
        /// The name of its first control.
        public var title: String
        public var kind: FieldKind
        /// All the options that its controls show, in the order of the page.
        public internal(set) var options: [Option]
        /// How many members may be in together; nil is any number.
        public var maximum: Int?
        public var isRequired: Bool
        /// Whether any control of it takes writes now.
        public var isEnabled: Bool
        /// Where each option stands among the options.
        private var places = Places()
        /// The same for options that a form posts as another text than they are.
        private var postedPlaces: [String: Int] = [:]

        /// The options that may be chosen.
        public var allowed: [String] { options.filter(\.isEnabled).map(\.id) }
    }

    /// The fields, in the order of the page.
    public private(set) var fields: [Field] = []
    private var places = Places()

    /// The contract that these controls make.
    public init(of controls: [Control]) {
        var last: Int?
        for index in controls.indices where controls[index].role != .form {
            // What has been merged already says nothing new.
            if let last, controls[index].shares(pressingOf: controls[last]),
                controls[index].isEnabled == controls[last].isEnabled
            {
                continue
            }
            last = index
            let offers = controls[index].offers
            let isEnabled = controls[index].isEnabled
            for offer in offers.indices where !merge(offers, offer, isEnabled: isEnabled) {
                places.append(offers[offer].field)
                fields.append(Field(offers[offer], title: controls[index].name, isEnabled: isEnabled))
            }
        }
    }

    /// Adds an offer to the field of its name, and tells whether there is one. The offer is named by its place, since to
    /// copy it takes longer than to find that it is known already.
    private mutating func merge(_ offers: [Offer], _ offer: Int, isEnabled: Bool) -> Bool {
        // The next control is likely to write the same state.
        let isSame = fields.last?.name == offers[offer].field
        guard let place = isSame ? fields.count - 1 : places[offers[offer].field] else { return false }
        fields[place].merge(offers, offer, isEnabled: isEnabled)
        return true
    }

    /// The field of that name.
    public subscript(name: String) -> Field? {
        places[name].map { fields[$0] }
    }
}

extension FormContract.Field {
    init(_ offer: Offer, title: String, isEnabled: Bool) {
        name = offer.field
        self.title = offer.title ?? title
        kind = offer.kind
        maximum = offer.maximum
        isRequired = offer.isRequired
        self.isEnabled = isEnabled
        options = []
        add(offer.options, isEnabled: isEnabled)
    }

    fileprivate mutating func merge(_ offers: [Offer], _ offer: Int, isEnabled: Bool) {
        kind = kind.joined(with: offers[offer].kind)
        self.isEnabled = self.isEnabled || isEnabled
        isRequired = isRequired || offers[offer].isRequired
        if let other = offers[offer].maximum { maximum = min(maximum ?? other, other) }
        if !offers[offer].options.isEmpty { add(offers[offer].options, isEnabled: isEnabled) }
    }

    private mutating func add(_ others: [Option], isEnabled: Bool) {
        guard !others.isEmpty else { return }
        options.reserveCapacity(others.count)
        places.reserveCapacity(others.count)
        for option in others {
            if let place = places[option.id] {
                options[place].isEnabled = options[place].isEnabled || option.isEnabled && isEnabled
            } else {
                places.append(option.id)
                if let posted = option.id.asPosted, postedPlaces[posted] == nil {
                    postedPlaces[posted] = options.count
                }
                options.append(
                    Option(id: option.id, title: option.title, isEnabled: option.isEnabled && isEnabled))
            }
        }
    }

    /// The option that a posted value stands for.
    func option(_ value: String) -> Option? {
        (places[value] ?? postedPlaces[value]).map { options[$0] }
    }
}

extension FieldKind {
    /// The kind of a state that controls of two kinds write: a field for text says more than a button for one value.
    fileprivate func joined(with other: FieldKind) -> FieldKind {
        switch (self, other) {
        case (.text(let mine), .text(let theirs)): .text(maximumLength: max(mine, theirs))
        case (.integer(let mine), .integer(let theirs)):
            .integer(
                min(mine.lowerBound, theirs.lowerBound)...max(mine.upperBound, theirs.upperBound))
        case (.choice, .text), (.choice, .integer), (.choice, .optionalChoice): other
        default: self
        }
    }
}

extension String {
    /// As a browser posts the text of a field; nil where it posts it as it is.
    ///
    /// It makes each line end CR LF (HTML Living Standard, 4.10.22.4), and U+0000 is drawn as U+FFFD.
    fileprivate var asPosted: String? {
        guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x00 }) else { return nil }
        var posted = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            switch scalar {
            case "\n" where last == "\r": break
            case "\r", "\n": posted.append(contentsOf: ["\r", "\n"])
            case "\0": posted.append("\u{FFFD}")
            default: posted.append(scalar)
            }
            last = scalar
        }
        return String(posted)
    }
}
