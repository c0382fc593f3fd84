/// What one control offers to write to one state.
public struct Offer: Sendable, Hashable {
    /// The state's name.
    public var field: String
    public var kind: FieldKind
    /// The values it offers; empty for kinds that need no list.
    public var options: [Option]
    /// How many members may be in at the same time; nil is any number.
    public var maximum: Int?
    /// Whether a form with this field must have it filled in.
    public var isRequired: Bool
    /// The name of the field in messages; nil is that of the control.
    public var title: String?
}
