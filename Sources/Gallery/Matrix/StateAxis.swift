/// One thing in which states of a component differ, with every value that it has.
struct StateAxis<Value: Sendable>: Sendable {
    /// Its name and those of its values, without the values.
    let facts: StateFacts
    /// The values, in the order of `facts.values`.
    let values: [Value]

    /// An axis whose values are given, each with its title: `["outline", false: "Plain", true: "Outline"]`.
    init(_ name: String, _ values: KeyValuePairs<Value, String>) {
        self.values = values.map(\.key)
        facts = StateFacts(
            name: name,
            values: values.map {
                StateFacts.Value(
                    name: $0.key is any LosslessStringConvertible ? "\($0.key)" : $0.value.slug,
                    title: $0.value)
            })
    }
}

extension StateAxis where Value: CaseIterable {
    /// An axis with all cases of an enumeration.
    init(_ name: String, _: Value.Type) {
        values = Array(Value.allCases)
        facts = StateFacts(
            name: name,
            values: values.map {
                let name = String(describing: $0)
                return StateFacts.Value(name: name, title: name.spelledOut)
            })
    }
}

/// What a page says of an axis.
struct StateFacts: Sendable, Hashable {
    /// One word, as in `data-size`.
    let name: String
    let values: [Value]

    /// One value.
    struct Value: Sendable, Hashable {
        /// As Swift writes it where that is one word: `true`, `intermediate`; else one word of the title.
        let name: String
        /// As people read it, distinct among those of its axis.
        let title: String
    }
}

extension String {
    /// The name of a case in words: "nativeSelect" is "Native select".
    fileprivate var spelledOut: String {
        var words = ""
        for character in self {
            if character.isUppercase { words += " " }
            words += words.isEmpty ? character.uppercased() : character.lowercased()
        }
        return words
    }

    /// The text as part of an address: small letters and digits, "-" for what is between them.
    var slug: String {
        lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}
