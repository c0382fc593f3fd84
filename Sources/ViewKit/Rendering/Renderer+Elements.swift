extension Renderer {
    /// Writes raw markup.
    public mutating func write(_ markup: Markup) {
        html.append(contentsOf: markup.text.utf8)
    }

    /// Writes text, escaped. It is part of the accessible name of the label around it.
    public mutating func write(text: String) {
        html.appendEscaped(text)
        addCaption(text)
    }

    /// Writes text that is not, or not yet, part of a name.
    mutating func write(uncaptioned text: String) {
        html.appendEscaped(text)
    }

    /// Writes ` name="value"`, escaped.
    public mutating func write(attribute name: Markup, _ value: String) {
        html.append(UInt8(ascii: " "))
        html.append(contentsOf: name.text.utf8)
        html.append(contentsOf: "=\"".utf8)
        html.appendEscaped(value)
        html.append(UInt8(ascii: "\""))
    }

    /// Writes ` name` where the condition holds: a boolean attribute.
    public mutating func write(flag name: Markup, if isSet: Bool) {
        guard isSet else { return }
        html.append(UInt8(ascii: " "))
        html.append(contentsOf: name.text.utf8)
    }

    /// Opens a tag with its class and all that modifiers have gathered, up to but without its ">".
    public mutating func open(_ tag: Markup, class name: Markup = "") {
        html.append(UInt8(ascii: "<"))
        html.append(contentsOf: tag.text.utf8)
        let gathered = attributes
        attributes = Attributes()
        writeClass(gathered.surface ?? name, gathered.classes)
        if !gathered.style.isEmpty { write(attribute: "style", gathered.style) }
        for (name, value) in gathered.others { write(attribute: name, value) }
    }

    /// Writes an element around what the closure draws.
    public mutating func element(
        _ tag: Markup, class name: Markup = "", content: (inout Renderer) -> Void = { _ in }
    ) {
        open(tag, class: name)
        write(">")
        content(&self)
        close(tag)
    }

    /// Writes the end tag. What was gathered for an element that was not drawn ends with it.
    public mutating func close(_ tag: Markup) {
        if !attributes.isEmpty { attributes = Attributes() }
        html.append(contentsOf: "</".utf8)
        html.append(contentsOf: tag.text.utf8)
        html.append(UInt8(ascii: ">"))
    }

    /// Writes a box: a `div`, or a `span` where only phrasing content may stand, as inside a button.
    public mutating func box(_ name: Markup = "", content: (inout Renderer) -> Void = { _ in }) {
        element(environment.isPhrasing ? "span" : "div", class: name, content: content)
    }

    private mutating func writeClass(_ name: Markup, _ gathered: String) {
        guard !name.text.isEmpty || !gathered.isEmpty else { return }
        html.append(contentsOf: " class=\"".utf8)
        html.append(contentsOf: name.text.utf8)
        if !name.text.isEmpty && !gathered.isEmpty { html.append(UInt8(ascii: " ")) }
        html.appendEscaped(gathered)
        html.append(UInt8(ascii: "\""))
    }
}
