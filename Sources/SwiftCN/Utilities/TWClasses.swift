/// Utility classes as one string literal: `"rounded-md px-3 hover:bg-accent"`.
///
/// A class that the stylesheet does not have is refused when the example is made, with its name.
public struct TWClasses: ExpressibleByStringLiteral, Sendable, Hashable {
    /// The classes as they were written, a blank between them.
    @usableFromInline let text: String

    /// What a string literal stands for; it is seldom called by name.
    ///
    /// - Parameter text: The classes, a blank between each two.
    public init(stringLiteral text: String) {
        self.text = text
    }

    /// Classes from text that is known only at run time.
    ///
    /// - Parameter text: The classes, a blank between each two.
    public init(_ text: String) {
        self.text = text
    }

    /// The classes one by one.
    var names: [Substring] {
        text.split(separator: " ")
    }

    /// The first class that the stylesheet does not have.
    public var firstUnknown: String? {
        names.first { !ComponentClass.all.contains(String($0)) && Utility(variantAndName: $0) == nil }.map(
            String.init)
    }
}

/// Joins classes. Where two set the same property in the same state, the later wins.
public func cn(_ parts: TWClasses...) -> TWClasses {
    let names = parts.flatMap(\.names)
    guard names.count > 1 else { return TWClasses(names.joined()) }
    var kept: [(name: Substring, utility: Utility?)] = []
    for name in names {
        let utility = Utility(variantAndName: name)
        kept.removeAll { other in
            if let utility, let earlier = other.utility { return utility.covers(earlier) }
            return other.name == name
        }
        kept.append((name, utility))
    }
    return TWClasses(kept.map(\.name).joined(separator: " "))
}

/// Classes of the components' own stylesheets that may stand beside utilities.
enum ComponentClass {
    /// `outline` draws an edge around a toggle, `choice-card` makes a row a card that is chosen as a whole.
    static let all: Set<String> = ["outline", "choice-card"]
}

extension View {
    /// Utility classes for the element of the view.
    public func tw(_ classes: TWClasses) -> HTML {
        guard !classes.text.isEmpty else { return asHTML }
        return HTML { renderer in
            classes.inspect(in: &renderer)
            renderer.add(classes: classes.text)
            draw(into: &renderer)
        }
    }
}

extension TWClasses {
    /// Notes as a fault of the view what the stylesheet does not have.
    @usableFromInline func inspect(in renderer: inout Renderer) {
        if renderer.inspects, let unknown = firstUnknown { renderer.report(.unknownClass(unknown)) }
    }
}
