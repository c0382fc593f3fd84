/// The tags of an element with its class, put together once: of those that are written for every control.
public final class Tag: Sendable {
    fileprivate let name: Markup
    fileprivate let className: Markup
    /// The start tag without its ">".
    fileprivate let start: [UInt8]
    /// The whole start tag.
    fileprivate let opening: [UInt8]
    /// The end tag.
    fileprivate let end: [UInt8]

    public init(_ name: Markup, class className: Markup = "") {
        self.name = name
        self.className = className
        let attribute = className.text.isEmpty ? "" : " class=\"\(className.text)\""
        start = Array("<\(name.text)\(attribute)".utf8)
        opening = start + ">".utf8
        end = Array("</\(name.text)>".utf8)
    }
}

extension Tag {
    static let text = Tag("span", class: "text")
    static let paragraph = Tag("p", class: "text")
    static let label = Tag("span", class: "label")
    static let hiddenLabel = Tag("span", class: "visually-hidden")
    static let switchTrack = Tag("span", class: "switch-track")
    static let div = Tag("div")
    static let form = Tag("form")
    static let button = Tag("button")
}

extension Renderer {
    /// Opens a tag as `open(_:class:)` does.
    public mutating func open(_ tag: Tag) {
        guard attributes.isEmpty else { return open(tag.name, class: tag.className) }
        html += tag.start
    }

    /// Writes the end tag, as `close(_:)` does with its name.
    public mutating func close(_ tag: Tag) {
        if !attributes.isEmpty { attributes = Attributes() }
        html += tag.end
    }

    /// Writes an element around what the closure draws.
    public mutating func element(_ tag: Tag, content: (inout Renderer) -> Void) {
        if attributes.isEmpty {
            html += tag.opening
        } else {
            open(tag.name, class: tag.className)
            html.append(UInt8(ascii: ">"))
        }
        content(&self)
        close(tag)
    }
}
