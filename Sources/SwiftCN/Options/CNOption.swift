/// One option of a group or a list. Its id is the caller's, of any kind; the title is what people read.
public struct CNOption<ID: Hashable & Sendable>: Identifiable, Sendable, Hashable {
    public let id: ID
    public var title: String
    /// A second line, where there is room for one: in radio groups.
    public var detail: String?
    /// A symbol before the title, where there is room for one.
    public var systemImage: String?
    /// Whether it can be seen but not chosen.
    public var isDisabled: Bool

    public init(
        id: ID, title: String, detail: String? = nil, systemImage: String? = nil, isDisabled: Bool = false
    ) {
        self.id = id
        self.title = title
        self.detail = detail
        self.systemImage = systemImage
        self.isDisabled = isDisabled
    }
}

/// Options under a heading of their own.
public struct CNOptionGroup<ID: Hashable & Sendable>: Sendable, Hashable {
    public var title: String
    public var options: [CNOption<ID>]

    public init(_ title: String, options: [CNOption<ID>]) {
        self.title = title
        self.options = options
    }
}
