/// One option of a group or a list. Its id is the caller's, of any kind; the title is what people read.
public struct CNOption<ID: Hashable & Sendable>: Identifiable, Sendable, Hashable {
    /// What the option is known by, and what a binding holds; any text will do, an empty one too.
    public let id: ID
    /// What people read; it gives the accessible name.
    public var title: String
    /// A second line under the title, where there is room for one: in radio groups.
    public var detail: String?
    /// The name of a symbol before the title, where there is room for one: in radio groups and toggle groups.
    public var systemImage: String?
    /// Whether it can be seen but not chosen.
    public var isDisabled: Bool

    /// An option.
    ///
    /// - Parameters:
    ///   - id: What the option is known by, and what a binding holds; any text will do, an empty one too.
    ///   - title: What people read; it gives the accessible name.
    ///   - detail: A second line under the title, in radio groups. None by default.
    ///   - systemImage: The name of a symbol before the title, in radio groups and toggle groups. None by
    ///     default.
    ///   - isDisabled: Whether it can be seen but not chosen. By default it can be chosen.
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
    /// The heading; without a text the options stand under none.
    public var title: String
    /// What there is to choose from under the heading, in order.
    public var options: [CNOption<ID>]

    /// Options and their heading.
    ///
    /// - Parameters:
    ///   - title: The heading; without a text the options stand under none.
    ///   - options: What there is to choose from under the heading, in order.
    public init(_ title: String, options: [CNOption<ID>]) {
        self.title = title
        self.options = options
    }
}
