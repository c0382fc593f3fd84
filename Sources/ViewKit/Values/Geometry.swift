/// The direction in which a stack or a group lays out.
public enum Axis: Sendable, Hashable, CaseIterable {
    case horizontal, vertical
}

/// Where a stack of rows puts narrower ones.
public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable {
    case leading, center, trailing
}

/// Where a row puts lower items.
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
    case top, center, bottom, firstTextBaseline
}

/// A place in both directions, for frames.
public enum Alignment: String, Sendable, Hashable, CaseIterable {
    case leading, center, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The edges that a padding applies to.
public struct Edge: OptionSet, Sendable {
    public typealias Set = Edge
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let top = Edge(rawValue: 1)
    public static let leading = Edge(rawValue: 2)
    public static let bottom = Edge(rawValue: 4)
    public static let trailing = Edge(rawValue: 8)
    public static let horizontal: Edge = [.leading, .trailing]
    public static let vertical: Edge = [.top, .bottom]
    public static let all: Edge = [.horizontal, .vertical]
}

extension Double {
    /// As a CSS length: "12px", "59.5px". What is no number, or too large for a page, is 0.
    public var px: String {
        // Neither `rounded()` nor `Int(exactly:)`: they call the C mathematics library, which a package that depends on
        // this one may not link.
        guard isFinite, magnitude < 1e6 else { return "0" }
        let whole = Int(self)
        return Double(whole) == self ? "\(whole)px" : "\(self)px"
    }
}
