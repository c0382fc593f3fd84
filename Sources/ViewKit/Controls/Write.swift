/// One name and value of a form post: `isOn=false`, `selection.insert=design`.
public struct Write: Sendable, Hashable {
    /// The state, with the verb after a full stop where there is one.
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// The state that it speaks of: the name without its verb.
    public var state: String { Verb.split(name).state }
}
