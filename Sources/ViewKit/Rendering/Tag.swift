/// The tags of an element with its class, put together once: of those that are written for every control.
public final class Tag: Sendable {
    fileprivate let name: Markup
    let className: Markup
    /// The start tag without its ">".
    fileprivate let start: [UInt8]
    /// The whole start tag.
    let opening: [UInt8]
    /// The end tag.
    let end: [UInt8]
    /// The whole element, where nothing is in it and assistive technology passes over it.
    fileprivate let hidden: [UInt8]
    /// The start tag of a button that posts something, up to its id.
    fileprivate let submit: [UInt8]

    public init(_ name: Markup, class className: Markup = "") {
        self.name = name
        self.className = className
        let attribute = className.text.isEmpty ? "" : " class=\"\(className.text)\""
        start = Array("<\(name.text)\(attribute)".utf8)
        opening = start + ">".utf8
        end = Array("</\(name.text)>".utf8)
        hidden = start + " aria-hidden=\"true\">".utf8 + end
        submit = start + Run.submitButton
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
    static let actionButton = Tag("button", class: "button")
    static let plainButton = Tag("button", class: "button-plain")
}

extension Renderer {
    /// Opens a tag as `open(_:class:)` does.
    public mutating func open(_ tag: Tag) {
        guard attributes.isEmpty else { return open(tag.name, class: tag.className) }
        html.append(tag.start)
    }

    /// Opens the tag of a button up to its id.
    mutating func open(button tag: Tag, isSubmitting: Bool) {
        if attributes.isEmpty, isSubmitting { return html.append(tag.submit) }
        open(tag)
        html.append(isSubmitting ? Run.submitButton : Run.plainButton)
    }

    /// Writes the end tag, as `close(_:)` does with its name.
    public mutating func close(_ tag: Tag) {
        if !attributes.isEmpty { attributes = Attributes() }
        html.append(tag.end)
    }

    /// Writes an element without content that says nothing to assistive technology.
    package mutating func writeHidden(_ tag: Tag) {
        guard attributes.isEmpty else {
            open(tag)
            write(" aria-hidden=\"true\">")
            return close(tag)
        }
        html.append(tag.hidden)
    }

    /// Writes an element around what the closure draws.
    public mutating func element(_ tag: Tag, content: (inout Renderer) -> Void) {
        if attributes.isEmpty {
            html.append(tag.opening)
        } else {
            open(tag.name, class: tag.className)
            html.append(UInt8(ascii: ">"))
        }
        content(&self)
        close(tag)
    }
}
