/// A JSON value (RFC 8259). The members of an object keep the order of the source.
public enum JSON: Sendable, Equatable {
    case null
    case bool(Bool)
    /// A number without fraction or exponent, as far as Int reaches.
    case int(Int)
    /// Any other number. One that is not finite is written as null, since JSON has no word for it.
    case double(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    /// One name and value of an object.
    public struct Member: Sendable, Equatable {
        public var name: String
        public var value: JSON

        /// A member.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }
}

extension JSON {
    /// The value of that member; nil where this is no object or has no such member.
    public subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    /// The element at that place; nil where this is no array or is shorter.
    public subscript(index: Int) -> JSON? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The value as a Bool; nil where it is none.
    public var bool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// The value as an Int; `2.0` is one too. Nil where it is none.
    public var int: Int? {
        switch self {
        case .int(let value): value
        case .double(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The value as a String; nil where it is none.
    public var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The elements of an array; nil where this is none.
    public var array: [JSON]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// The members of an object; nil where this is none.
    public var object: [Member]? {
        guard case .object(let members) = self else { return nil }
        return members
    }

    /// What kind of value this is, as a sentence names it: "a number", "an array".
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .int, .double: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    public init(nilLiteral: ()) { self = .null }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
